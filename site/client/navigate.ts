import { createBrowserRouter } from 'react-router-dom';
import { paths } from '#site/protocol/route-table';
import { fade } from './fade.ts';
import type { Teardown } from './islands.ts';
import { beginProgress, endProgress, say } from './navigation-status.ts';
import { staysInLocale } from './page-links.ts';
import { Arrival, loadPayload, showPage } from './page-load.ts';
import { destinationOf } from './route-rules.ts';
import { scrollToPlace } from './scroll.ts';

// Module state: one visitor, one document.
let shown: Arrival | undefined;
let leavePage: Teardown | undefined;
/** Whether the browser itself is sliding to the page gone back to, as on a swipe. */
let isSlidBack = false;

// Before the router hears of it.
window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
  isSlidBack = hasUAVisualTransition;
});

/**
 * The browser's router, made at the first navigation only: until then a page needs none. It starts with the page being shown as
 * already loaded. Addresses, overtaken navigations and places are its work; pages are HTML and need no React to be shown.
 */
const router = createBrowserRouter(
  [
    {
      id: 'content',
      path: paths.content,
      loader: ({ request }) => loadPayload(request, router.state.navigation.location?.hash ?? ''),
      // A page does not change by its fragment.
      shouldRevalidate: ({ currentUrl, nextUrl }) => pageOf(currentUrl) !== pageOf(nextUrl),
    },
  ],
  { hydrationData: { loaderData: { content: null } } },
);

// Where each visited page was scrolled to, by history entry; the router fills and reads it.
router.enableScrollRestoration({}, () => window.scrollY);
router.subscribe(({ navigation, location: place, historyAction, loaderData, ...state }) => {
  if (navigation.state !== 'idle') return beginProgress();
  endProgress();
  const stays = state.preventScrollReset ? 'stay' : undefined;
  const restore = typeof state.restoreScrollPosition === 'number' ? state.restoreScrollPosition : stays;
  const arrival: unknown = loaderData['content'];
  if (!(arrival instanceof Arrival) || arrival === shown)
    return scrollToPlace({ hash: place.hash, restore }, 'auto');

  shown = arrival;
  const show = () => {
    // Another one may have arrived since.
    if (shown === arrival) arrive(arrival, { hash: place.hash, restore });
  };
  if (historyAction === 'POP' && isSlidBack) show();
  else fade(show);
});

/**
 * Shows a page. First the focus moves, to the fragment or to `main`, which has no name and is heard as no more than its role;
 * then the title is said, politely, so that the one does not cut the other off.
 */
function arrive(arrival: Arrival, place: Parameters<typeof scrollToPlace>[0]) {
  const main = document.querySelector('main');
  if (!main) return;
  leavePage?.();
  leavePage = showPage(arrival, main);
  // Even from page to page: whoever reads along starts from its beginning.
  main.blur();
  main.focus({ preventScroll: true });
  scrollToPlace(place, 'instant');
  say(document.title);
}

// Escape stops what is on its way, as it does for documents. On the way back the address is there already, and it goes on.
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const { navigation, location: place } = router.state;
  if (key !== 'Escape' || defaultPrevented || navigation.state === 'idle') return;
  if (pageOf(location) === pageOf(place))
    void router.navigate(place, { replace: true, preventScrollReset: true });
});

// The browser scrolls before the page has arrived, so the router does; a document that is left is the browser's again.
window.addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});
// It may come back as it was left: on its way to another document.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  history.scrollRestoration = 'manual';
  endProgress();
});

/**
 * Goes to another page of this site, or to a place in this one. Resolves when it is there or another navigation has overtaken it.
 *
 * @param leave takes down the interactive sections of the page that came as a document
 */
export async function navigate(href: string, leave: Teardown): Promise<void> {
  const destination = destinationOf(new URL(href));
  if (!staysInLocale(destination)) {
    location.assign(href);
    return;
  }
  leavePage ??= leave;
  history.scrollRestoration = 'manual';
  const { pathname, search, hash } = destination;
  await router.navigate({ pathname, search, hash });
}

/** What makes an address another page. */
function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return pathname + search;
}
