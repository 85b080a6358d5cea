import { createBrowserRouter } from 'react-router-dom';
import { routePatterns } from '#site/protocol/route-table';
import type { Teardown } from './islands.ts';
import { isInCurrentLocale } from './links.ts';
import { loadPage, PageLoad, showPage } from './page-load.ts';
import { fade, type ScrollTarget, scrollToTarget } from './page-transition.ts';
import { announce, endProgress, startProgress } from './progress.ts';
import { resolveRedirects } from './route-rules.ts';

// Module variables are safe here: a browser document has one visitor.
let currentPage: PageLoad | undefined;
let unmountPage: Teardown | undefined;
/** Whether the browser already animates the way back, for example after a swipe. */
let hasBrowserTransition = false;

// Registered before the router, so it runs before the router's own listener.
window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
  hasBrowserTransition = hasUAVisualTransition;
});

/**
 * The browser's router. It is created at the first navigation, because a page without navigation needs none. It handles URLs, aborted
 * navigations and scroll positions. Pages are HTML, so it renders no React.
 */
const router = createBrowserRouter(
  [
    {
      id: 'content',
      path: routePatterns.content,
      loader: ({ request }) => loadPage(request, router.state.navigation.location?.hash ?? ''),
      // A fragment does not change the page.
      shouldRevalidate: ({ currentUrl, nextUrl }) => pathAndQuery(currentUrl) !== pathAndQuery(nextUrl),
    },
  ],
  // The document already contains the first page.
  { hydrationData: { loaderData: { content: null } } },
);

// The router stores and restores the scroll position of each history entry in this object.
router.enableScrollRestoration({}, () => window.scrollY);
router.subscribe(({ navigation, location: { hash }, historyAction, loaderData, ...state }) => {
  if (navigation.state !== 'idle') return startProgress();
  endProgress();
  const position = state.preventScrollReset ? 'stay' : undefined;
  const restore = typeof state.restoreScrollPosition === 'number' ? state.restoreScrollPosition : position;
  const page: unknown = loaderData['content'];
  if (!(page instanceof PageLoad) || page === currentPage) return scrollToTarget({ hash, restore }, 'auto');

  currentPage = page;
  const show = () => {
    // A newer page may have replaced this one before the transition started.
    if (currentPage === page) replacePage(page, { hash, restore });
  };
  if (historyAction === 'POP' && hasBrowserTransition) show();
  else fade(show);
});

/**
 * Shows a page and announces its title. The focus moves first: `main` has no name, so a screen reader reads only its role and then
 * the title from the polite live region.
 */
function replacePage(page: PageLoad, target: ScrollTarget) {
  const main = document.querySelector('main');
  if (!main) return;
  unmountPage?.();
  unmountPage = showPage(page, main);
  // `main` may already have the focus. Screen readers restart at its beginning only if it receives the focus again.
  main.blur();
  main.focus({ preventScroll: true });
  scrollToTarget(target, 'instant');
  announce(document.title);
}

// Escape aborts a navigation, as it does for documents. After going back, the URL has already changed, so the navigation continues.
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const { navigation, location: shownLocation } = router.state;
  if (key !== 'Escape' || defaultPrevented || navigation.state === 'idle') return;
  if (pathAndQuery(location) === pathAndQuery(shownLocation))
    void router.navigate(shownLocation, { replace: true, preventScrollReset: true });
});

// The router restores scroll positions, because the browser would scroll before the page is loaded. Documents stay the browser's.
window.addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});
// A document from the back/forward cache may still show the progress of the navigation that left it.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  history.scrollRestoration = 'manual';
  endProgress();
});

/**
 * Navigates to a page of this site or to a fragment of the current page. Resolves when the page is shown or another navigation has
 * replaced this one.
 *
 * @param unmountFirstPage unmounts the interactive sections of the page that the document contained
 */
export async function navigate(href: string, unmountFirstPage: Teardown): Promise<void> {
  const destination = resolveRedirects(new URL(href));
  if (!isInCurrentLocale(destination)) {
    location.assign(href);
    return;
  }
  unmountPage ??= unmountFirstPage;
  history.scrollRestoration = 'manual';
  const { pathname, search, hash } = destination;
  await router.navigate({ pathname, search, hash });
}

/** A different value means a different page. */
function pathAndQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return pathname + search;
}
