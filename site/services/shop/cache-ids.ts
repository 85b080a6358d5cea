import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The customer, store view and currency that a response is for. */
type CustomerScope = {
  readonly token: string;
  readonly store: string;
  readonly currency?: string | undefined;
};

/** Stores the cache ids of customers (contract A2). A cache in front of the shop uses them in its keys. */
export type CacheIds = {
  readonly get: (scope: CustomerScope) => string | undefined;
  readonly set: (scope: CustomerScope, cacheId: string) => void;
};

const MAX_CUSTOMERS = 2_000;
/** The default lifetime of a customer's token in the shop. */
const LIFETIME_MS = 60 * 60 * 1_000;

/** Creates the store of cache ids. It contains hashes of the tokens, so that no token stays in memory. */
export function createCacheIds(): CacheIds {
  const ids = new LRUCache<string, string>({ max: MAX_CUSTOMERS, ttl: LIFETIME_MS });
  return {
    get: (scope) => ids.get(hashOf(scope)),
    set: (scope, cacheId) => void ids.set(hashOf(scope), cacheId),
  };
}

function hashOf({ token, store, currency = '' }: CustomerScope): string {
  return createHash('sha256')
    .update(JSON.stringify([token, store, currency]))
    .digest('base64');
}
