import { PAYLOAD_LIFE_SECONDS } from '#site/protocol/payload';
import { pageLinkOf } from './page-links.ts';
import { fetchPayload } from './payload.ts';
import { destinationOf, isCached, learnRouteRules } from './route-rules.ts';
import { loadStyles } from './styles.ts';

declare global {
  interface Navigator {
    /** Known to some browsers only; the others say nothing of the visitor's connection. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** How long a mouse or the focus rests on a link before its page is asked for, in milliseconds. */
const RESTS_MS = 80;
/** How many pages are asked for at once (specification §9). One more is not worth a queue: by then the visitor is elsewhere. */
const MOST_AT_ONCE = 5;
const TIME_LIMIT_MS = 5_000;

/** When each page was asked for last, and how many are on their way. One visitor, one document. */
const asked = new Map<string, number>();
let underWay = 0;

/**
 * Asks for pages that a visitor is about to ask for: the browser's cache then has them when the click follows. Which pages may be
 * asked for so, the build's rules say.
 */
export async function prefetchOnIntent(): Promise<void> {
  await learnRouteRules();
  let restsOn: HTMLAnchorElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const rest = (event: Event) => {
    const link = pageLinkOf(event);
    if (link === restsOn) return;
    clearTimeout(waiting);
    restsOn = link;
    if (link) waiting = setTimeout(() => prefetch(link), RESTS_MS);
  };
  const leave = () => {
    clearTimeout(waiting);
    restsOn = undefined;
  };

  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && rest(event));
  document.addEventListener('focusin', rest);
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('focusout', leave);
  // A finger or a button that goes down: the page is on its way while the router that will ask for it still comes.
  document.addEventListener('pointerdown', (event) => {
    const link = pageLinkOf(event);
    if (link) prefetch(link);
  });
}

function prefetch({ href }: HTMLAnchorElement) {
  const page = destinationOf(new URL(href));
  page.hash = '';
  const freshUntil = (asked.get(page.href) ?? -Infinity) + PAYLOAD_LIFE_SECONDS * 1_000;
  if (underWay >= MOST_AT_ONCE || performance.now() < freshUntil || savesData() || !isCached(page)) return;
  asked.set(page.href, performance.now());
  underWay += 1;
  void fetchPayload(page, AbortSignal.timeout(TIME_LIMIT_MS))
    // Its sheets too; they say nothing of pages that do not ask for them.
    .then((payload) => (payload === 'load-document' ? undefined : loadStyles(payload.styles)))
    .catch(() => undefined)
    .finally(() => {
      underWay -= 1;
    });
}

/** Whether the visitor asked to save data, or is on a connection on which nothing may be guessed. */
function savesData() {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
