import { trackEvent } from '#renderer/tracking/event-queue';
import type { EcommerceEvent } from '#renderer/tracking/events';
import { type SearchOrigin, sendResultEvent } from './result-events.ts';

/**
 * Sends an event of the shop to the tag manager. If a search has found the products, the search provider receives it too. The event waits in
 * memory until the visitor allows statistics. Call it in the browser, in an effect or an event handler.
 *
 * @param origin the search that has found the products of a list
 * @param onSent called once after the event was sent, even if another document has sent it
 * @param onceFor a key, for example the number of an order. The event is sent once per key, even if its page is loaded again
 */
export function trackEcommerce(
  event: EcommerceEvent,
  {
    onceFor,
    onSent,
    origin,
  }: {
    readonly onceFor?: string;
    readonly onSent?: () => void;
    readonly origin?: SearchOrigin | undefined;
  } = {},
): void {
  trackEvent(event, onceFor === undefined ? undefined : `${event.event} ${onceFor}`, (isRepeated) => {
    if (!isRepeated) sendResultEvent(event, origin);
    onSent?.();
  });
}
