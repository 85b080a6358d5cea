import { isPreviewUrl } from '#site/protocol/route-rules';
import type { Teardown } from './islands.ts';
import { startProgress } from './progress.ts';

/**
 * Follows links to pages of the same locale without loading a document. All other links stay ordinary links.
 *
 * @param unmountFirstPage unmounts the interactive sections of the page that the document contained
 */
export function followLinks(unmountFirstPage: Teardown) {
  const loadedPath = location.pathname + location.search;
  let hasRouter = false;

  document.addEventListener('click', (event) => {
    // The browser follows fragments until the router exists, because only the router restores scroll positions of its pages.
    const link = pageLinkOf(event) ?? (hasRouter ? fragmentLinkOf(event) : undefined);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = link;
    startProgress();
    import('./navigate.ts').then(
      ({ navigate }) => {
        hasRouter = true;
        return navigate(href, unmountFirstPage);
      },
      () => location.assign(href),
    );
  });
  // After a reload, going back to a page that the router showed loads no document, and the router does not exist yet.
  window.addEventListener('popstate', () => {
    if (!hasRouter && location.pathname + location.search !== loadedPath) location.reload();
  });
}

/**
 * Returns the link of an event if it leads to another page of this locale. Other locales, files and previews need a whole document,
 * because the layout around the page differs.
 */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = internalLinkOf(target);
  if (!link || link.dataset['locale'] !== undefined || isPreviewUrl(new URL(link.href))) return undefined;
  return isAnotherPage(link) && isInCurrentLocale(link) && !isFile(link) ? link : undefined;
}

/** Whether a URL has the locale of the current page. */
export function isInCurrentLocale({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.split('/')[1] === location.pathname.split('/')[1];
}

function fragmentLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = internalLinkOf(target);
  return link && !isAnotherPage(link) && link.hash !== '' ? link : undefined;
}

function isAnotherPage({ pathname, search }: HTMLAnchorElement) {
  return pathname !== location.pathname || search !== location.search;
}

function isFile({ pathname }: HTMLAnchorElement) {
  return pathname.split('/').at(-1)?.includes('.') ?? false;
}

function internalLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isInternal = link?.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return link && isInternal ? link : undefined;
}
