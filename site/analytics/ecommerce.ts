import { trackEvent } from '#renderer/tracking/event-queue';
import type { EcommerceEvent } from '#renderer/tracking/events';
import { type SearchOrigin, sendResultEvent } from './result-events.ts';

/**
 * Sends an event of the shop to the tag manager, and to the search provider if a search has found the products. Before the visitor allows statistics it waits in the memory of the page. Call it in the
 * browser, in an effect or an event handler.
 *
 * @param origin the search of a list
 * @param onceFor sends the event once for this key, also if its page is loaded again: the number of an order, a cart
 */
export function trackEcommerce(
  event: EcommerceEvent,
  { onceFor, origin }: { readonly onceFor?: string; readonly origin?: SearchOrigin | undefined } = {},
): void {
  trackEvent(event, onceFor === undefined ? undefined : `${event.event} ${onceFor}`, () =>
    sendResultEvent(event, origin),
  );
}
