declare global {
  interface Window {
    /** The queue of the tag manager, which also reads entries from before it loaded. */
    dataLayer?: object[];
  }
}

/** An event for the tag manager. */
export type TrackedEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

type QueuedEvent = {
  readonly event: TrackedEvent;
  /** Identifies an event that is sent once per browser: of an order, of a step of a checkout. */
  readonly onceKey: string | undefined;
  /** Called after the event was sent. */
  readonly onSent: (() => void) | undefined;
};

/** Older events are dropped first. A visitor who never decides must not fill the memory. */
const MAX_WAITING = 100;
const SENT_KEY = 'lantern:sent-events';
const MAX_SENT = 100;

// Module variables are safe here, because a document belongs to one visitor.
let waiting: readonly QueuedEvent[] = [];
let isAllowed = false;
/** The keys that this document has sent, for browsers that refuse storage. */
const sentHere = new Set<string>();

/**
 * Sends an event to the tag manager, or keeps it in the memory of the page until the visitor allows statistics. Without consent nothing
 * leaves the browser and nothing is stored.
 *
 * @param onceKey identifies an event that is sent once, also after a reload
 * @param onSent called after the event was sent, so only with consent
 */
export function trackEvent(event: TrackedEvent, onceKey?: string, onSent?: () => void): void {
  const queued = { event, onceKey, onSent };
  if (isAllowed) push(queued);
  else if (onceKey === undefined || !waiting.some((other) => other.onceKey === onceKey))
    waiting = [...waiting, queued].slice(-MAX_WAITING);
}

/** Sends the waiting events, or stops sending and drops them. Only the consent of the visitor calls it. Default: not allowed. */
export function allowTracking(allowed: boolean): void {
  isAllowed = allowed;
  const queued = waiting;
  waiting = [];
  if (allowed) for (const each of queued) push(each);
}

/** Removes the stored keys of sent events. Those of this document stay in its memory, so a second grant sends nothing again. */
export function forgetSentEvents(): void {
  try {
    localStorage.removeItem(SENT_KEY);
  } catch {
    // The browser refuses storage.
  }
}

function push({ event, onceKey, onSent }: QueuedEvent) {
  if (onceKey !== undefined && !rememberSent(onceKey)) return;
  window.dataLayer ??= [];
  // The tag manager merges events, so the items of an earlier one are removed.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
  onSent?.();
}

/** Returns whether an event was not sent yet, and stores that it is. Without storage it is sent again by the next document. */
function rememberSent(key: string): boolean {
  if (sentHere.has(key)) return false;
  sentHere.add(key);
  try {
    const sent = (localStorage.getItem(SENT_KEY) ?? '').split('\n').filter(Boolean);
    if (sent.includes(key)) return false;
    localStorage.setItem(SENT_KEY, [...sent, key].slice(-MAX_SENT).join('\n'));
  } catch {
    // The browser refuses storage.
  }
  return true;
}
