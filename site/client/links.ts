import { fetchPayload } from './payload.ts';

/** Lets links inside the page's HTML be followed without loading a whole page; whatever cannot be is an ordinary link. */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void import('./navigate.tsx').then(({ navigate }) => navigate(link.href));
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

/** The link to another page of this locale that an event is about. Other locales and files are loaded whole. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  if (link.pathname === location.pathname || link.dataset['locale'] !== undefined) return undefined;
  const inLocale = link.pathname.split('/')[1] === location.pathname.split('/')[1];
  return inLocale && !link.pathname.split('/').at(-1)?.includes('.') ? link : undefined;
}
