import type { Payload } from '#site/protocol/payload';
import { hydrateIslands, type Teardown } from './islands.ts';
import { fetchPayload, loadStyles } from './page-resources.ts';

/** A loaded payload. Each navigation creates its own object, so two visits to one page render new elements. */
export class PageLoad {
  readonly payload: Payload;
  constructor(payload: Payload) {
    this.payload = payload;
  }
}

/**
 * Fetches the payload of a page and its styles. If there is no payload, it loads the document and never resolves. The same happens
 * without a connection: the browser then shows its own error page, which retries by itself.
 *
 * @param hash the fragment of the link, which the router removes from its request
 */
export async function loadPage({ url, signal }: Request, hash: string): Promise<PageLoad> {
  const { pathname, search } = new URL(url);
  const payload = await fetchPayload(new URL(url), signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return 'load-document' as const;
  });
  if (payload === 'load-document') {
    loadDocument(pathname + search + hash);
    return new Promise(() => {});
  }
  await loadStyles(payload.styles);
  return new PageLoad(payload);
}

/** Replaces the content of `main`, updates the layout around it and hydrates the page's islands. Returns the function that unmounts them. */
export function showPage({ payload }: PageLoad, main: HTMLElement): Teardown {
  const { sections } = payload;
  main.innerHTML = sections.map(({ html }) => html).join('');
  updateLayout(payload);
  const islands = sections.flatMap(({ id, type, props }) => (props ? [[id, { type, props }] as const] : []));
  return hydrateIslands(main, Object.fromEntries(islands));
}

/** After going back, the address bar already has the URL, and assigning the same URL with a fragment would load nothing. */
function loadDocument(href: string) {
  if (location.href === new URL(href, location.href).href) location.reload();
  else location.assign(href);
}

/** Updates head elements, `aria-current` and the links to other locales, and closes open menus. */
function updateLayout({ head, localisations }: Payload) {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.insertAdjacentHTML('beforeend', head);

  const paths = new Map<string, string>(Object.entries(localisations));
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')) {
    const { locale } = link.dataset;
    if (locale === undefined) markCurrent(link);
    else linkToLocale(link, locale, paths.get(locale));
  }
}

/** If the page does not exist in a locale, the link leads to that locale's home page and shows a note. */
function linkToLocale(link: HTMLAnchorElement, locale: string, path: string | undefined) {
  link.href = path ?? `/${locale}`;
  const note = link.querySelector<HTMLElement>('[data-home-only]');
  if (note) note.hidden = path !== undefined;
}

function markCurrent(link: HTMLAnchorElement) {
  const { pathname, origin } = location;
  if (link.origin !== origin) return;
  if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
  else if (pathname.startsWith(`${link.pathname}/`) && link.pathname.split('/').length > 2)
    link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}
