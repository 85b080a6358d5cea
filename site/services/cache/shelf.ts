import type { Cache as CachifiedCache, CacheEntry } from '@epic-web/cachified';
import { endOfLife } from './kept.ts';
import type { CacheStore, CacheRecord } from './kept.ts';
import { shortKey } from './key.ts';

/** Reading rights: by a value's age as it is, or any value that may still be given out when asking fails. */
type Reading = 'by-age' | 'any-age';

/**
 * A store as cachified sees it. Cachified works with whole calls, so values under colliding short keys neither mix nor share
 * a request; the store works with short keys. Ages are measured on our clock and told in cachified's, which is the system's.
 *
 * Cachified never writes (`set` does nothing): a value is kept by whoever fetched it, with the life that value asked for.
 */
export function openShelf(
  store: CacheStore,
  now: () => number,
  readingOf: (call: string) => Reading,
): CachifiedCache {
  return {
    async get(call) {
      const kept = await store.get(shortKey(call));
      if (kept === undefined || kept.call !== call) return undefined;
      if (readingOf(call) === 'by-age') return byAge(kept, now());
      return now() <= endOfLife(kept) ? asIfFresh(kept) : undefined;
    },
    set() {},
    delete() {},
  };
}

function byAge({ value, storedAt, lifetime }: CacheRecord, now: number): CacheEntry {
  const createdTime = Date.now() - (now - storedAt);
  return { value, metadata: { createdTime, ttl: lifetime.freshMs, swr: lifetime.staleWhileRevalidateMs } };
}

function asIfFresh({ value }: CacheRecord): CacheEntry {
  return { value, metadata: { createdTime: Date.now(), ttl: null } };
}
