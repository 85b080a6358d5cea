import { isScreen } from '#site/pages/screens';
import { collectIslands, type Payload } from '#site/protocol/payload';
import { updateAnnouncement } from './announcement.ts';
import { hydrateIslands, type PageIslands } from './islands.ts';
import { fetchPayload, loadStyles } from './page-resources.ts';
import { showReloadNotice } from './reload.ts';
import { mustKeepPage } from './unsent-input.ts';

/** The time limit of the payload, and then of its style sheets. */
const TIMEOUT_MS = 15_000;

/** A loaded payload. Each navigation creates a new object, so a second visit to a page renders it again. */
export class LoadedPayload {
  readonly payload: Payload;
  /** Whether the payload can only update the shown screen, because it does not contain the HTML of that screen. */
  readonly isUpdate: boolean;
  constructor(payload: Payload, isUpdate: boolean) {
    this.payload = payload;
    this.isUpdate = isUpdate;
  }
}

type LoadOptions = {
  /** The fragment of the link, which the router removes from its request. */
  readonly hash: string;
  /** The screen that the page is expected to update in place. */
  readonly shownScreen: string | undefined;
  /** Whether the shown page stays if the server does not respond. */
  readonly mayKeepPage: boolean;
};

/**
 * Fetches the payload of a page and its styles. If that fails or takes too long, it loads the document instead and never resolves. Without a connection
 * the browser then shows its own error page, which retries. With `mayKeepPage` it returns `no-response` instead. If an update of the shown
 * screen comes from another build, unsent input stays: it shows the notice to reload and returns undefined.
 */
export async function loadPage(
  { url, signal }: Request,
  { hash, shownScreen, mayKeepPage }: LoadOptions,
): Promise<LoadedPayload | 'no-response' | undefined> {
  const { pathname, search } = new URL(url);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const payload = await fetchPayload(new URL(url), limited, shownScreen).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return mayKeepPage ? ('no-response' as const) : ('load-document' as const);
  });
  // The document contains its styles, so it replaces a page whose style sheets cannot be loaded.
  const hasStyles = typeof payload === 'object' && (await loadStylesInTime(payload.styles));
  if (signal.aborted) throw signal.reason;
  if (payload === 'no-response') return payload;
  if (payload === 'another-build' && shownScreen !== undefined && mustKeepPage()) {
    // The address bar has the URL of the update, so reloading shows it.
    void showReloadNotice();
    return undefined;
  }
  if (hasStyles) return new LoadedPayload(payload, shownScreen !== undefined);
  loadDocument(pathname + search + hash);
  return new Promise(() => {});
}

/** Returns whether all style sheets have arrived before the limit. */
function loadStylesInTime(hrefs: readonly string[]): Promise<boolean> {
  const loaded = loadStyles(hrefs).then(
    () => true,
    () => false,
  );
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  return Promise.race([loaded, limit]);
}

/**
 * Shows the next page of the application screen that is already shown. Returns false for any other page, also if the sections around the
 * screen differ, such as the breadcrumb of another category.
 */
export function updateScreen({ payload }: LoadedPayload, islands: PageIslands): boolean {
  const screen = payload.sections.find(({ type }) => isScreen(type));
  const others = payload.sections.filter((section) => section !== screen);
  if (!screen || !isShownAround(screen.id, others) || !islands.updateScreen(screen)) return false;
  updateLayout(payload);
  return true;
}

/** Returns the name of the screen that the page shows. */
export function findShownScreen(): string | undefined {
  const islands = document.querySelectorAll<HTMLElement>('main > [data-island]');
  return [...islands].map(({ dataset }) => dataset['island'] ?? '').find(isScreen);
}

/** Returns whether the page shows these sections around a screen. */
function isShownAround(screen: string, sections: Payload['sections']): boolean {
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: sections.map(({ html }) => html).join(''),
  });
  const shown = [...document.querySelectorAll<HTMLElement>('main > *')].filter(
    ({ dataset }) => dataset['island'] !== screen,
  );
  const next = [...content.children];
  return next.length === shown.length && next.every((element, at) => shown[at]?.isEqualNode(element));
}

/** Replaces the content of `main`, closes menus, updates the layout around it and hydrates the page's islands. */
export function showPage({ payload }: LoadedPayload, main: HTMLElement): PageIslands {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover=auto]')) menu.hidePopover();
  main.innerHTML = payload.sections.map(({ html }) => html).join('');
  updateLayout(payload);
  return hydrateIslands(main, collectIslands(payload.sections));
}

/** Loads a document. After going back, `location` already has this URL. Then it reloads, because assigning a URL with a fragment only scrolls. */
export function loadDocument(href: string) {
  if (location.href === new URL(href, location.href).href) location.reload();
  else location.assign(href);
}

/** The head elements that this module has inserted. Equal elements are not replaced, for example those of a list with other facets. */
let shownHead: string | undefined;
/** The path for which links have `aria-current`. The server has set it for the page of the document. */
let markedPath = location.pathname;

/** Updates head elements, the announcement, `aria-current` and the links to other locales. */
function updateLayout({ head, localisations, announcement }: Payload) {
  if (head !== shownHead) {
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    document.head.insertAdjacentHTML('beforeend', head);
    shownHead = head;
  }

  updateAnnouncement(announcement);

  const paths = new Map<string, string>(Object.entries(localisations));
  const { pathname } = location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')) {
    const { locale } = link.dataset;
    if (locale !== undefined) linkToLocale(link, locale, paths.get(locale));
    else if (pathname !== markedPath) updateAriaCurrent(link);
  }
  markedPath = pathname;
}

/** If the page does not exist in a locale, the link points to that locale's home page and shows a note. */
function linkToLocale(link: HTMLAnchorElement, locale: string, path: string | undefined) {
  const href = path ?? `/${locale}`;
  if (link.getAttribute('href') !== href) link.href = href;
  const note = link.querySelector<HTMLElement>('[data-home-only]');
  if (note) note.hidden = path !== undefined;
}

function updateAriaCurrent(link: HTMLAnchorElement) {
  const { pathname, origin } = location;
  if (link.origin !== origin) return;
  const isParent = pathname.startsWith(`${link.pathname}/`) && link.pathname.split('/').length > 2;
  const current = link.pathname === pathname ? 'page' : isParent ? 'true' : null;
  // The browser computes styles again after each assignment, even of the same value.
  if (link.ariaCurrent !== current) link.ariaCurrent = current;
}
