import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { paths } from '#site/route-table';
import { ContentPage, loadPayload } from './content-page.tsx';
import { scrollOnArrival } from './scroll.ts';

let root: Root | undefined;

/**
 * The browser's router, made at the first navigation only: until then a page needs none. It starts with the page being shown as
 * already loaded, and takes over `main` when the next one has arrived. Module state: one visitor, one document.
 */
const router = createBrowserRouter(
  [
    {
      id: 'content',
      path: paths.content,
      loader: loadPayload,
      Component: ContentPage,
      HydrateFallback: () => null,
    },
  ],
  { hydrationData: { loaderData: { content: null } } },
);

// Where each visited page was scrolled to, by history entry; the router fills and reads it.
router.enableScrollRestoration({}, () => window.scrollY);
router.subscribe(({ navigation, restoreScrollPosition }) => {
  if (navigation.state === 'idle') scrollOnArrival.position = restoreScrollPosition;
});

/** Goes to another page of this site. Resolves when it is shown. */
export async function navigate(href: string): Promise<void> {
  const { pathname, hash } = new URL(href);
  history.scrollRestoration = 'manual';
  document.documentElement.dataset['navigating'] = '';
  await router.navigate({ pathname, hash });
  delete document.documentElement.dataset['navigating'];
  if (root) return;
  const main = document.querySelector('main');
  if (!main) return;
  root = createRoot(main);
  root.render(<RouterProvider router={router} />);
}
