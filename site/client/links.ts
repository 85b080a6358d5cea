import type { Teardown } from './islands.ts';
import { fetchPayload } from './payload.ts';

/**
 * Lets links inside the page's HTML be followed without loading a whole page; whatever cannot be is an ordinary link.
 *
 * @param leaveFirstPage takes down the interactive sections of the page that came as a document
 */
export function followLinks(leaveFirstPage: Teardown) {
  const loadedAs = location.pathname;
  let isRouted = false;

  document.addEventListener('click', (event) => {
    const link = linkOf(event) ?? (isRouted ? placeOf(event) : undefined);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = link;
    import('./navigate.tsx').then(
      ({ navigate }) => {
        isRouted = true;
        return navigate(href, leaveFirstPage);
      },
      () => location.assign(href),
    );
  });
  // After a reload, going back to a page that was navigated to loads no document, and no router is there yet to show it.
  window.addEventListener('popstate', () => {
    if (!isRouted && location.pathname !== loadedAs) location.reload();
  });
  for (const hint of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(hint, prefetch, { passive: true });
  }
}

/** A payload asked for while the visitor's finger is on its way is in the browser's cache when the click follows. */
function prefetch(event: Event) {
  const link = linkOf(event);
  if (!link || link.dataset['prefetched'] !== undefined) return;
  link.dataset['prefetched'] = '';
  void fetchPayload(new URL(link.href), AbortSignal.timeout(5_000)).catch(() => undefined);
}

/** The link to another page of this locale that an event is about. Other locales, files and queries are loaded whole. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = ownLinkOf(event);
  if (!link || link.pathname === location.pathname || link.dataset['locale'] !== undefined) return undefined;
  const inLocale = link.pathname.split('/')[1] === location.pathname.split('/')[1];
  return inLocale && !link.pathname.split('/').at(-1)?.includes('.') ? link : undefined;
}

/** The link to a place in this page. The browser follows it by itself until a router keeps the places pages were left at. */
function placeOf(event: Event): HTMLAnchorElement | undefined {
  const link = ownLinkOf(event);
  return link && link.pathname === location.pathname && link.hash !== '' ? link : undefined;
}

function ownLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOurs = link?.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return link && isOurs && link.search === '' ? link : undefined;
}
