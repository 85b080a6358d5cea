import { PAYLOAD_MAX_AGE_SECONDS } from '#site/protocol/payload';
import { pageLinkOf } from './links.ts';
import { fetchPayload, loadStyles } from './page-resources.ts';
import { isCachedPage, loadRouteRules, resolveRedirects } from './route-rules.ts';

declare global {
  interface Navigator {
    /** Not supported by all browsers. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** How long the mouse or the focus rests on a link before its page is prefetched. */
const INTENT_DELAY_MS = 80;
/** The maximum number of parallel requests (specification §9). Further prefetches are dropped: a queue would be too late. */
const MAX_REQUESTS = 5;
const TIMEOUT_MS = 5_000;

/** When each page was prefetched last, by URL. */
const prefetchedAt = new Map<string, number>();
let activeRequests = 0;

/**
 * Prefetches a page's payload when a visitor is about to follow its link, so the browser's cache has it before the click. Only pages
 * that the route rules list as cached are prefetched.
 */
export async function prefetchOnIntent(): Promise<void> {
  await loadRouteRules();
  let restingLink: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (event: Event) => {
    const link = pageLinkOf(event);
    if (link === restingLink) return;
    clearTimeout(timer);
    restingLink = link;
    if (link) timer = setTimeout(() => prefetch(link), INTENT_DELAY_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    restingLink = undefined;
  };

  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && rest(event));
  document.addEventListener('focusin', rest);
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('focusout', leave);
  // A press prefetches at once, in parallel to the router's script.
  document.addEventListener('pointerdown', (event) => {
    const link = pageLinkOf(event);
    if (link) prefetch(link);
  });
}

function prefetch({ href }: HTMLAnchorElement) {
  const page = resolveRedirects(new URL(href));
  page.hash = '';
  const freshUntil = (prefetchedAt.get(page.href) ?? -Infinity) + PAYLOAD_MAX_AGE_SECONDS * 1_000;
  if (activeRequests >= MAX_REQUESTS || performance.now() < freshUntil) return;
  if (prefersLessData() || !isCachedPage(page)) return;
  prefetchedAt.set(page.href, performance.now());
  activeRequests += 1;
  void fetchPayload(page, AbortSignal.timeout(TIMEOUT_MS))
    // The style sheets are loaded too. Their rules do not affect pages that do not use them.
    .then((payload) => (payload === 'load-document' ? undefined : loadStyles(payload.styles)))
    .catch(() => undefined)
    .finally(() => {
      activeRequests -= 1;
    });
}

/** Whether the visitor saves data or has a slow connection. */
function prefersLessData() {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
