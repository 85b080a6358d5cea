import { createBrowserRouter } from 'react-router-dom';
import { finishPosts } from '#renderer/forms/page-leaving';
import { PAGE_SHOWN } from '#site/protocol/page-shown';
import { routePatterns } from '#site/protocol/route-table';
import { showLateFonts } from '#theme/show-late-fonts';
import { crossFade } from './cross-fade.ts';
import type { PageIslands } from './islands.ts';
import { isInCurrentLocale, loadDocument } from './links.ts';
import { loadPage, LoadedPayload } from './load-page.ts';
import { resolveRedirects } from './load-route-rules.ts';
import { announce, endProgress, startProgress } from './progress.ts';
import { type ScrollTarget, scrollToTarget } from './scroll-target.ts';
import { findShownScreen, showPage, updateScreen } from './show-page.ts';

/** The state of history entries that an application screen opened. */
const UPDATE_SCREEN = 'update-screen';

// Module variables are safe here, because a document belongs to one visitor.
let currentPage: LoadedPayload | undefined;
let islands: PageIslands | undefined;
/** Whether a screen requests the current navigation. A variable, because `shouldRevalidate` runs before `router.state` has the navigation. */
let isUpdateRequested = false;
/** Whether the current navigation stays on the shown page. */
let isShownPage = false;
/** Resolves when the page of the last navigation is shown. A cross-fade shows it one frame later. */
let untilShown = Promise.resolve();
/** Whether the browser itself animates the back navigation, for example after a swipe. */
let hasBrowserTransition = false;
/** Whether the address bar already has the URL of the next page, because Back or Forward loads it. */
let hasNextUrl = false;

// Registered before the router, so it runs before the router's own listener.
window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
  hasBrowserTransition = hasUAVisualTransition;
  hasNextUrl = true;
});

/**
 * The browser's router. This module loads at the first navigation, because the first page does not need a router. It handles URLs,
 * aborted navigations and scroll positions. Pages are HTML, so it renders no React.
 */
const router = createBrowserRouter(
  [
    {
      id: 'content',
      path: routePatterns.content,
      loader: ({ request }) => loadNextPage(request),
      // A fragment does not change the page. A screen loads its page again after a post.
      shouldRevalidate: ({ nextUrl }) => isUpdateRequested || !isUrlOfShownPage(nextUrl),
    },
  ],
  // The document already contains the first page.
  { hydrationData: { loaderData: { content: null } } },
);

// The router stores and restores the scroll position of each history entry in this object.
router.enableScrollRestoration({}, () => window.scrollY);
router.subscribe((state) => {
  if (state.navigation.state !== 'idle') return startProgress();
  endProgress();
  hasNextUrl = false;
  finishNavigation(state);
});

// Full page loads keep the browser's own scroll restoration. During client navigation it would scroll before the page is loaded, so
// the router restores scroll positions.
window.addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
  // The back/forward cache respects the `no-store` of a document, but not that of a payload. The visitor may have signed out before going back.
  document.body.hidden = isPersonalPage();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  if (isPersonalPage()) return location.reload();
  history.scrollRestoration = 'manual';
});

/**
 * Navigates to a page of this site or to a fragment of the current page. Resolves when the page is shown, when another navigation has
 * replaced this one, or when unsent input keeps the shown page.
 *
 * @param firstPage the interactive parts of the page that the document contained
 * @param mode `update-screen` gives an application screen the props of its next page, instead of replacing it
 */
export async function navigate(
  href: string,
  firstPage: PageIslands,
  mode?: typeof UPDATE_SCREEN,
): Promise<void> {
  const destination = resolveRedirects(new URL(href));
  if (destination.origin !== location.origin || !isInCurrentLocale(destination)) {
    loadDocument(new URL(href));
    return;
  }
  islands ??= firstPage;
  findNoResponse()?.hidePopover();
  history.scrollRestoration = 'manual';
  const { pathname, search, hash } = destination;
  isUpdateRequested = mode === UPDATE_SCREEN;
  // A screen that loads its own page again adds no history entry.
  isShownPage = isUrlOfShownPage(destination);
  const replace = isUpdateRequested && isShownPage && !hasNextUrl;
  try {
    await router.navigate({ pathname, search, hash }, { state: mode, replace });
  } finally {
    isUpdateRequested = false;
    isShownPage = false;
  }
  // Before the new page is shown, a form of the old page would be posted to the URL of the new one.
  await untilShown;
}

/** Loads the page of a navigation. Returns the shown page if it stays. */
async function loadNextPage(request: Request): Promise<LoadedPayload | null> {
  const { hash = '', state: mode } = router.state.navigation.location ?? {};
  const shownScreen = findScreenToUpdate();
  // For a followed link, `openPage` has already waited for the posts. Other navigations wait here.
  const isFollowedLink = mode !== UPDATE_SCREEN && !hasNextUrl;
  if (shownScreen === undefined && !isFollowedLink) await finishPosts();
  // After a post the page has to show its result. After going back or forward, the URL has already changed.
  const mayKeepPage = shownScreen !== undefined && !isShownPage && !hasNextUrl;
  const page = await loadPage(request, { hash, shownScreen, mayKeepPage });
  if (page === 'no-response') void showNoResponse();
  return page instanceof LoadedPayload ? page : (currentPage ?? null);
}

/** Returns the name of the shown screen, if it requested the current navigation and the path stays the same. */
function findScreenToUpdate(): string | undefined {
  const { location: shown, navigation } = router.state;
  const next = navigation.location;
  return next?.state === UPDATE_SCREEN && next.pathname === shown.pathname ? findShownScreen() : undefined;
}

/** Shows the loaded page: updates the shown screen, or replaces the shown page. Without another page it only scrolls. */
function finishNavigation({
  location: { hash, state: mode },
  historyAction,
  loaderData,
  restoreScrollPosition,
  preventScrollReset,
}: typeof router.state) {
  const position = preventScrollReset ? 'stay' : undefined;
  const restore = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : position;
  const page: unknown = loaderData['content'];
  if (!(page instanceof LoadedPayload) || page === currentPage) {
    // An update that must not replace unsent input also keeps the scroll position.
    if (mode !== UPDATE_SCREEN || restore !== undefined) scrollToTarget({ hash, restore }, 'auto');
    return;
  }

  currentPage = page;
  // A screen keeps its focus and scroll position, and announces its own changes.
  if ((mode === UPDATE_SCREEN || historyAction === 'POP') && islands && updateScreen(page.payload, islands)) {
    if (restore !== undefined) scrollToTarget({ hash, restore }, 'auto');
    window.dispatchEvent(new Event(PAGE_SHOWN));
    return;
  }
  if (page.isUpdate) return loadDocument(new URL(location.href));
  const show = () => {
    // A newer page may have replaced this one before the transition started.
    if (currentPage === page) replacePage(page, { hash, restore });
  };
  if (historyAction === 'POP' && hasBrowserTransition) show();
  else untilShown = crossFade(show);
}

/**
 * Shows a page, focuses `main` and announces the title in the live region. `main` has no accessible name, so a screen reader reads
 * its role and then the title.
 */
function replacePage({ payload }: LoadedPayload, target: ScrollTarget) {
  const main = document.querySelector('main');
  if (!main) return;
  islands?.unmount();
  showLateFonts();
  islands = showPage(payload, main);
  // `main` may already have the focus. Screen readers restart at its beginning only if it receives the focus again.
  main.blur();
  main.focus({ preventScroll: true });
  scrollToTarget(target, 'instant');
  announce(document.title);
  window.dispatchEvent(new Event(PAGE_SHOWN));
}

/** Aborts an update to which the server did not respond, so that unsent input stays, and shows the reason. */
async function showNoResponse(): Promise<void> {
  await abortNavigation();
  const message = findNoResponse();
  message?.showPopover();
  announce(message?.textContent ?? '');
}

/** Aborts a pending navigation. After going back, the URL has already changed, so the navigation continues. */
export function stopNavigation(): void {
  if (router.state.navigation.state !== 'idle' && !hasNextUrl) void abortNavigation();
}

/** Aborts the current navigation. The shown page stays as it is, also if a screen had requested the navigation. */
function abortNavigation(): Promise<void> {
  isUpdateRequested = false;
  return router.navigate(pathAndQuery(location) + location.hash, { replace: true, preventScrollReset: true });
}

/** Returns the message that the server did not respond. */
function findNoResponse() {
  return document.querySelector<HTMLElement>('[data-no-response]');
}

/** Returns whether the shown page is a personal page that client navigation has loaded. */
function isPersonalPage(): boolean {
  return currentPage?.payload.isPersonal === true;
}

/** Returns whether a URL is that of the shown page. A screen may have changed the URL of the page without the router. */
function isUrlOfShownPage(url: URL): boolean {
  return pathAndQuery(url) === pathAndQuery(hasNextUrl ? router.state.location : location);
}

/** Identifies a page. URLs that differ only in the fragment belong to the same page. */
function pathAndQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return pathname + search;
}
