import type { TrackedEvent } from './events.ts';

declare global {
  interface Window {
    /** The queue of the tag manager. The tag manager also reads entries that were added before it loaded. */
    dataLayer?: object[];
  }
}

/** `waiting` for the decision of the visitor, `sent` to the tag manager, or `dropped`: refused, too old, or sent before. */
export type EventStatus = 'waiting' | 'sent' | 'dropped';

type EventObserver = (event: TrackedEvent, status: EventStatus) => void;

type QueuedEvent = {
  readonly event: TrackedEvent;
  /** Identifies an event that is sent once per browser: of an order, of a step of a checkout. */
  readonly onceKey?: string | undefined;
  /** See {@link trackEvent}. */
  readonly onSent?: ((isRepeated: boolean) => void) | undefined;
};

/** Older events are dropped first. A visitor who never decides must not fill the memory. */
const MAX_WAITING = 100;
const SENT_KEY = 'lantern:sent-events';
const MAX_SENT = 100;

// Module variables are safe here, because a document belongs to one visitor.
let waiting: readonly QueuedEvent[] = [];
/** `undefined` until the visitor decides. */
let isAllowed: boolean | undefined;
/** The keys that this document has sent, for browsers that block storage. */
const sentHere = new Set<string>();
const listeners = new Set<EventObserver>();

/**
 * Sends an event to the tag manager, or keeps it in the memory of the page until the visitor allows statistics. Without consent nothing
 * leaves the browser and nothing is stored. After a refusal events are dropped, so a later consent never sends them.
 *
 * @param onceKey identifies an event that is sent once, also after a reload
 * @param onSent called once the event counts as sent, so only with consent. `isRepeated`: an earlier document has sent it, and this one has not
 */
export function trackEvent(
  event: TrackedEvent,
  onceKey?: string,
  onSent?: (isRepeated: boolean) => void,
): void {
  add({ event, onceKey, onSent });
}

/** Sends the view of the document's first page. If events wait, it comes before them, because they happened on that page. */
export function trackFirstPageView(event: TrackedEvent): void {
  if (isAllowed === undefined) setWaiting([{ event }, ...waiting]);
  else add({ event });
}

/** Sends the waiting events, or stops sending and drops them. Only `applyConsent` calls it. */
export function setTrackingAllowed(allowed: boolean): void {
  isAllowed = allowed;
  const queued = waiting;
  waiting = [];
  for (const each of queued) add(each);
}

/**
 * Calls a listener with each change of the status of an event, and at once for each waiting event. Returns a function that removes the
 * listener.
 */
export function observeEvents(listener: EventObserver): () => void {
  listeners.add(listener);
  for (const { event } of waiting) listener(event, 'waiting');
  return () => {
    listeners.delete(listener);
  };
}

/** Removes the stored keys of sent events. The keys of this document stay in memory, so a second consent does not send its events again. */
export function clearSentEvents(): void {
  try {
    localStorage.removeItem(SENT_KEY);
  } catch {
    // The browser blocks storage.
  }
}

function add(queued: QueuedEvent) {
  if (isAllowed === undefined) {
    const { onceKey } = queued;
    if (onceKey === undefined || !waiting.some((other) => other.onceKey === onceKey))
      setWaiting([...waiting, queued]);
  } else if (isAllowed) push(queued);
  else report(queued, 'dropped');
}

function setWaiting(next: readonly QueuedEvent[]) {
  for (const queued of next) if (!waiting.includes(queued)) report(queued, 'waiting');
  for (const queued of next.slice(0, -MAX_WAITING)) report(queued, 'dropped');
  waiting = next.slice(-MAX_WAITING);
}

function push(queued: QueuedEvent) {
  const { event, onceKey, onSent } = queued;
  const sender = onceKey === undefined ? undefined : storeSentKey(onceKey);
  if (sender !== undefined) {
    report(queued, 'dropped');
    if (sender === 'another document') onSent?.(true);
    return;
  }
  window.dataLayer ??= [];
  // The tag manager merges events, so `null` first removes the items of an earlier event.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
  report(queued, 'sent');
  onSent?.(false);
}

function report({ event }: QueuedEvent, status: EventStatus) {
  for (const listener of listeners) listener(event, status);
}

/**
 * Returns which document has sent an event. If no document has, stores that this document sends it. Without storage the next document
 * sends it again.
 */
function storeSentKey(key: string): 'this document' | 'another document' | undefined {
  if (sentHere.has(key)) return 'this document';
  sentHere.add(key);
  try {
    const sent = (localStorage.getItem(SENT_KEY) ?? '').split('\n').filter(Boolean);
    if (sent.includes(key)) return 'another document';
    localStorage.setItem(SENT_KEY, [...sent, key].slice(-MAX_SENT).join('\n'));
  } catch {
    // The browser blocks storage.
  }
  return undefined;
}
