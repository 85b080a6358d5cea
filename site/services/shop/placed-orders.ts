import { LRUCache } from 'lru-cache';
import { entryLimit } from '#site/services/cache';
import type { PlacedOrder, PlaceOrderResult } from './model-checkout.ts';

/**
 * The orders that this process has placed in the last hour, by the secret id of their cart. A second post for the same cart, from a double
 * click or after a lost response, gets the result of the first one. A failed result is not stored, so a later post tries again.
 */
export type PlacedOrders = {
  /** Places the order of a cart, unless it is being placed or was placed before. */
  readonly placeOnce: (cartId: string, place: () => Promise<PlaceOrderResult>) => Promise<PlaceOrderResult>;
  /** Returns the order of a cart, if this process has placed it. */
  readonly find: (cartId: string) => Promise<PlacedOrder | undefined>;
};

const RETENTION_MS = 60 * 60 * 1_000;
const MAX_ORDERS = 10_000;

/** Creates the store of placed orders, one per process. */
export function createPlacedOrders(): PlacedOrders {
  const results = new LRUCache<string, Promise<PlaceOrderResult>>({
    ...entryLimit(MAX_ORDERS),
    ttl: RETENTION_MS,
  });
  return {
    placeOnce(cartId, place) {
      const existing = results.get(cartId);
      if (existing) return existing;
      const pending = place();
      results.set(cartId, pending);
      const removePending = () => void (results.peek(cartId) === pending && results.delete(cartId));
      pending.then(({ ok }) => ok || removePending(), removePending);
      return pending;
    },
    async find(cartId) {
      const result = await results.get(cartId);
      return result?.ok ? result.order : undefined;
    },
  };
}
