import { collectIslands, type Payload } from '#site/protocol/payload';
import { hydrateIslands, type PageIslands } from './islands.ts';
import { fetchPayload, loadStyles } from './page-resources.ts';

/** A loaded payload. Each navigation creates a new object, so a second visit to a page renders it again. */
export class LoadedPayload {
  readonly payload: Payload;
  constructor(payload: Payload) {
    this.payload = payload;
  }
}

/**
 * Fetches the payload of a page and its styles. If that fails, it loads the document instead and never resolves. Without a connection
 * the browser then shows its own error page, which retries.
 *
 * @param hash the fragment of the link, which the router removes from its request
 */
export async function loadPage({ url, signal }: Request, hash: string): Promise<LoadedPayload> {
  const { pathname, search } = new URL(url);
  const payload = await fetchPayload(new URL(url), signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return 'load-document' as const;
  });
  // The document contains its styles, so it replaces a page whose style sheets cannot be loaded.
  const hasStyles =
    payload !== 'load-document' &&
    (await loadStyles(payload.styles).then(
      () => true,
      () => false,
    ));
  if (signal.aborted) throw signal.reason;
  if (payload !== 'load-document' && hasStyles) return new LoadedPayload(payload);
  loadDocument(pathname + search + hash);
  return new Promise(() => {});
}

/** Shows the next page of the application screen that is already shown. Returns false for any other page. */
export function updateScreen({ payload }: LoadedPayload, islands: PageIslands): boolean {
  if (!islands.updateScreen(payload.sections)) return false;
  updateLayout(payload);
  return true;
}

/** Replaces the content of `main`, updates the layout around it and hydrates the page's islands. */
export function showPage({ payload }: LoadedPayload, main: HTMLElement): PageIslands {
  main.innerHTML = payload.sections.map(({ html }) => html).join('');
  updateLayout(payload);
  return hydrateIslands(main, collectIslands(payload.sections));
}

/** Loads a document. After going back, `location` is that URL already: assigning it with a fragment would only scroll, so it reloads. */
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
    if (locale === undefined) updateAriaCurrent(link);
    else linkToLocale(link, locale, paths.get(locale));
  }
}

/** If the page does not exist in a locale, the link points to that locale's home page and shows a note. */
function linkToLocale(link: HTMLAnchorElement, locale: string, path: string | undefined) {
  link.href = path ?? `/${locale}`;
  const note = link.querySelector<HTMLElement>('[data-home-only]');
  if (note) note.hidden = path !== undefined;
}

function updateAriaCurrent(link: HTMLAnchorElement) {
  const { pathname, origin } = location;
  if (link.origin !== origin) return;
  if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
  else if (pathname.startsWith(`${link.pathname}/`) && link.pathname.split('/').length > 2)
    link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}
