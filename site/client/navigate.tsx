import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { paths } from '#site/route-table';
import { ContentPage, loadPayload } from './content-page.tsx';
import type { Teardown } from './islands.ts';
import { scrollOnArrival } from './scroll.ts';

let root: Root | undefined;
let leaveFirstPage: Teardown | undefined;

/**
 * The browser's router, made at the first navigation only: until then a page needs none. It starts with the page being shown as
 * already loaded, and takes over `main` when the next one has arrived. Module state: one visitor, one document.
 */
const router = createBrowserRouter(
  [
    {
      id: 'content',
      path: paths.content,
      loader: ({ request }) => loadPayload(request, router.state.navigation.location?.hash ?? ''),
      // A page does not change by its fragment.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: ContentPage,
      HydrateFallback: () => null,
    },
  ],
  { hydrationData: { loaderData: { content: null } } },
);

// Where each visited page was scrolled to, by history entry; the router fills and reads it.
router.enableScrollRestoration({}, () => window.scrollY);
router.subscribe(({ navigation, restoreScrollPosition, loaderData }) => {
  if (navigation.state !== 'idle') return;
  scrollOnArrival.position = restoreScrollPosition;
  delete document.documentElement.dataset['navigating'];
  if (loaderData['content']) takeOver();
});

/** From the first page that has arrived on, `main` is the router's. A navigation that another one overtook brings none. */
function takeOver() {
  const main = document.querySelector('main');
  if (root || !main) return;
  leaveFirstPage?.();
  root = createRoot(main);
  root.render(<RouterProvider router={router} />);
}

// The browser scrolls before the page has arrived, so the router does; a reloaded document is the browser's again.
window.addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});

/**
 * Goes to another page of this site, or to a place in this one. Resolves when it is shown or another navigation has overtaken it.
 *
 * @param leave takes down the interactive sections of the page that came as a document
 */
export async function navigate(href: string, leave: Teardown): Promise<void> {
  const { pathname, hash } = new URL(href);
  leaveFirstPage = leave;
  history.scrollRestoration = 'manual';
  document.documentElement.dataset['navigating'] = '';
  await router.navigate({ pathname, hash });
}
