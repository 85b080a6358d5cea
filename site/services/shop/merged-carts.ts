import { LRUCache } from 'lru-cache';
import { entryLimit } from '#site/services/cache';

/**
 * The carts of guests that this process has merged into carts of customers in the last hour. The shop refuses a merged cart with the
 * message of an ordered one, so a visitor whose sign-in response was lost would seem to have ordered.
 */
export type MergedCarts = {
  readonly add: (cartId: string) => void;
  readonly has: (cartId: string) => boolean;
};

const RETENTION_MS = 60 * 60 * 1_000;
const MAX_CARTS = 10_000;

/** Creates the store of merged carts, one per process. */
export function createMergedCarts(): MergedCarts {
  const carts = new LRUCache<string, true>({ ...entryLimit(MAX_CARTS), ttl: RETENTION_MS });
  return {
    add: (cartId) => void carts.set(cartId, true),
    has: (cartId) => carts.has(cartId),
  };
}
