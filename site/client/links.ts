import { importOptionalChunk } from '#design-system/optional-chunk';
import { finishPosts } from '#renderer/forms/page-leaving';
import { localeCodeOf } from '#site/protocol/path-locale';
import { isPreviewUrl, requestsDrafts } from '#site/protocol/route-rules';
import { hasModifierKey } from './follows-link.ts';
import { noIslands, type PageIslands } from './islands.ts';
import { shouldLoadNewBuild } from './new-build.ts';
import { endProgress, startProgress } from './progress.ts';

/** The interactive parts of the page that the document contains. */
let firstPage = noIslands;
let router: typeof import('./navigate.ts') | undefined;
/** The page that the visitor requested last. A request that still waits for posts or for the router ends when there is a newer one. */
let requestedPage: URL | undefined;
/** Whether the browser loads another document. Only a newer document can replace it, so all links then load a document. */
let isDocumentLoading = false;

/** Opens a page for an application screen. If it is the same screen, the screen receives new props and keeps focus and scroll position. */
export function openPageOfScreen(href: string): Promise<void> {
  return openPage(href, 'update-screen');
}

/**
 * Opens a page of this locale without loading a document, or loads its document. Resolves when the page is shown or another navigation has
 * replaced this one.
 *
 * @param href URL of the page, absolute or relative to the current page
 * @param settled the pending posts of the shown page. An update of the screen and a fragment do not wait for them
 */
async function openPage(href: string, mode?: 'update-screen' | 'document', settled?: Promise<boolean>) {
  const url = new URL(href, location.href);
  requestedPage = url;
  // A URL of another origin is the page of a payment provider.
  if (url.origin !== location.origin) return loadDocument(url);
  startProgress();
  const mayLeave = !settled || (await settled);
  if (requestedPage !== url) return;
  // The server refused input, so the page stays and shows the reason.
  if (!mayLeave) return endProgress();
  if (mode === 'document') return loadDocument(url);
  // Not imported again, because the import of a loaded module would delay the request to the next frame.
  router ??= await importOptionalChunk(() => import('./navigate.ts')).catch(() => undefined);
  if (requestedPage !== url) return;
  if (!router) return loadDocument(url);
  await router.navigate(url.href, firstPage, mode);
}

/**
 * Follows links to pages of the same locale without loading a document. The browser follows all other links, after pending posts.
 *
 * @param page the interactive parts of the page that the document contains
 */
export function followLinks(page: PageIslands) {
  let shownPath = location.pathname + location.search;
  firstPage = page;

  document.addEventListener('click', (event) => {
    // An application screen may have changed the URL of the shown page.
    shownPath = location.pathname + location.search;
    if (event.defaultPrevented || event.button !== 0) return;
    if (hasModifierKey(event)) return;
    // Before the first client navigation the browser follows fragments. After it the router must, to restore scroll positions.
    const link = findPageLink(event) ?? (router ? findFragmentLink(event) : undefined);
    // The browser follows other links, and all links once there is a new build.
    if (!link || isDocumentLoading || (isAnotherPage(link) && shouldLoadNewBuild()))
      return loadDocumentAfterPosts(event);
    event.preventDefault();
    void openPage(link.href, undefined, isAnotherPage(link) ? finishPosts() : undefined);
  });
  // After a reload there is no router yet. Going back then changes only the URL, so the document is loaded again.
  window.addEventListener('popstate', () => {
    endRequest();
    if (!router && location.pathname + location.search !== shownPath) location.reload();
  });
  // The document may return from the back/forward cache.
  window.addEventListener('pagehide', endRequest);
  // Escape aborts a navigation, as it does for documents. `stopNavigation` does not stop Back, because its URL has already changed.
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.key !== 'Escape') return;
    if (requestedPage) endRequest();
    router?.stopNavigation();
  });
}

/** Waits for the posts of this page before the browser loads the document of a link. That document can show their result. */
function loadDocumentAfterPosts(event: Event) {
  const link = findInternalLink(event.target);
  if (!link || !isAnotherPage(link)) return;
  endRequest();
  router?.stopNavigation();
  const settled = finishPosts();
  isDocumentLoading = !settled;
  if (!settled) return;
  event.preventDefault();
  void openPage(link.href, 'document', settled);
}

/** Loads a document. After going back, `location` already has its URL. Then it reloads, because assigning a URL with a fragment only scrolls. */
export function loadDocument(url: URL) {
  isDocumentLoading = true;
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

/** Ends the request for a page that still waits, and allows client navigation again. */
function endRequest() {
  requestedPage = undefined;
  isDocumentLoading = false;
  endProgress();
}

/**
 * Returns the link of an event if its URL is another page of this locale. Other locales and previews need a document, because the
 * layout around the page differs, also when a preview is left. Files are not pages.
 */
export function findPageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = findInternalLink(target);
  if (!link || link.dataset['locale'] !== undefined || isPreviewUrl(new URL(link.href))) return undefined;
  if (requestsDrafts(new URL(location.href))) return undefined;
  return isAnotherPage(link) && isInCurrentLocale(link) && !isFile(link) ? link : undefined;
}

/** Returns whether a URL has the locale of the current page. */
export function isInCurrentLocale({ pathname }: Pick<URL, 'pathname'>): boolean {
  return localeCodeOf(pathname) === localeCodeOf(location.pathname);
}

function findFragmentLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = findInternalLink(target);
  return link && !isAnotherPage(link) && link.hash !== '' ? link : undefined;
}

function isAnotherPage({ pathname, search }: HTMLAnchorElement) {
  return pathname !== location.pathname || search !== location.search;
}

/** The paths of the shop's pages end in `.html`. */
function isFile({ pathname }: HTMLAnchorElement) {
  const name = pathname.split('/').at(-1) ?? '';
  return name.includes('.') && !name.endsWith('.html');
}

function findInternalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isInternal = link?.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return link && isInternal ? link : undefined;
}
