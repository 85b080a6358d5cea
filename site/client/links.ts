import type { Teardown } from './islands.ts';
import { beginProgress } from './navigation-status.ts';
import { pageLinkOf, placeLinkOf } from './page-links.ts';

/**
 * Lets links inside the page's HTML be followed without loading a whole page; whatever cannot be is an ordinary link.
 *
 * @param leaveFirstPage takes down the interactive sections of the page that came as a document
 */
export function followLinks(leaveFirstPage: Teardown) {
  const loadedAs = location.pathname + location.search;
  let isRouted = false;

  document.addEventListener('click', (event) => {
    // Places in the page are the browser's until a router keeps where pages were left.
    const link = pageLinkOf(event) ?? (isRouted ? placeLinkOf(event) : undefined);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = link;
    beginProgress();
    import('./navigate.ts').then(
      ({ navigate }) => {
        isRouted = true;
        return navigate(href, leaveFirstPage);
      },
      () => location.assign(href),
    );
  });
  // After a reload, going back to a page that was navigated to loads no document, and no router is there yet to show it.
  window.addEventListener('popstate', () => {
    if (!isRouted && location.pathname + location.search !== loadedAs) location.reload();
  });
}
