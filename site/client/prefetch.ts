import { PAYLOAD_MAX_AGE_SECONDS } from '#site/protocol/payload';
import { findPageLink } from './links.ts';
import { isCachedPage, loadRouteRules, resolveRedirects } from './load-route-rules.ts';
import { fetchPayload, loadStyles } from './page-resources.ts';

declare global {
  interface Navigator {
    /** Not supported by all browsers. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The time that the mouse or the focus stays on a link before its page is prefetched. */
const INTENT_DELAY_MS = 80;
/** The maximum number of parallel requests (specification §9). Further prefetches are dropped, because queued ones would be too late. */
const MAX_REQUESTS = 5;
const TIMEOUT_MS = 5_000;

/** The time of each page's last prefetch, by URL. */
const prefetchedAt = new Map<string, number>();
let activeRequests = 0;

/**
 * Prefetches the payload of a link on hover, focus or press, so the browser's cache contains it before the click. Only pages that the
 * route rules list as cached are prefetched.
 */
export async function prefetchOnIntent(): Promise<void> {
  await loadRouteRules();
  let pendingLink: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedulePrefetch = (event: Event) => {
    const link = findPageLink(event);
    if (link === pendingLink) return;
    clearTimeout(timer);
    pendingLink = link;
    if (link) timer = setTimeout(() => prefetch(link), INTENT_DELAY_MS);
  };
  const cancelPrefetch = () => {
    clearTimeout(timer);
    pendingLink = undefined;
  };

  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && schedulePrefetch(event),
  );
  document.addEventListener('focusin', schedulePrefetch);
  document.documentElement.addEventListener('pointerleave', cancelPrefetch);
  document.addEventListener('focusout', cancelPrefetch);
  // A press prefetches without delay, in parallel with the router's script.
  document.addEventListener('pointerdown', (event) => {
    const link = findPageLink(event);
    if (link) prefetch(link);
  });
}

function prefetch({ href }: HTMLAnchorElement) {
  const page = resolveRedirects(new URL(href));
  page.hash = '';
  const freshUntil = (prefetchedAt.get(page.href) ?? -Infinity) + PAYLOAD_MAX_AGE_SECONDS * 1_000;
  if (activeRequests >= MAX_REQUESTS || performance.now() < freshUntil) return;
  if (prefersReducedData() || !isCachedPage(page)) return;
  prefetchedAt.set(page.href, performance.now());
  activeRequests += 1;
  void fetchPayload(page, AbortSignal.timeout(TIMEOUT_MS))
    // Also loads the style sheets. Their rules do not affect the current page, because class names are unique.
    .then((payload) => (typeof payload === 'string' ? undefined : loadStyles(payload.styles)))
    .catch(() => undefined)
    .finally(() => {
      activeRequests -= 1;
    });
}

/** Returns whether the visitor saves data or has a slow connection. */
function prefersReducedData() {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
