import { type CacheEntry, totalTtl } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';

/** How long a value may be used, in milliseconds. The three periods follow each other. */
export interface Lifetime {
  /** The cache returns the value without a call. */
  freshMs: number;
  /** Then the cache returns the value at once and refreshes it in the background. */
  staleWhileRevalidateMs: number;
  /** Then the cache calls first, and returns the value only if the call fails. */
  staleIfErrorMs: number;
}

/** A value with the fields that the cache reads and invalidates it by. Plain JSON, so another process can store it. */
export interface StoredValue<Value = unknown> {
  /** Name and parameters of the call. Hashed keys can collide, so each read compares this. */
  call: string;
  value: Value;
  /** For `invalidate`. */
  tags: readonly string[];
  /** The last part of the entry's `swr`. */
  staleIfErrorMs: number;
}

/** `metadata.ttl` is the fresh period, `metadata.swr` the sum of both stale periods. */
export type CacheRecord = CacheEntry<StoredValue>;

/** Stores cache entries: in the memory of this process, or in a system such as Redis. A store may delete any entry at any time. */
export interface CacheStore {
  get(key: string): CacheRecord | undefined | Promise<CacheRecord | undefined>;
  set(key: string, record: CacheRecord): unknown;
  delete(key: string): unknown;
  entries(): Iterable<[string, CacheRecord]> | AsyncIterable<[string, CacheRecord]>;
}

const MAX_ENTRIES = 2_000;
const MAX_SHORT_LIVED_ENTRIES = 500;
const SHORT_LIVED_BELOW_MS = 60_000;

/**
 * Stores the most recently used entries in memory. Short-lived entries, mostly missing pages, have a separate limit, so made-up URLs
 * cannot displace real pages.
 */
export function createMemoryStore(): CacheStore {
  const longLived = new LRUCache<string, CacheRecord>({ max: MAX_ENTRIES });
  const shortLived = new LRUCache<string, CacheRecord>({ max: MAX_SHORT_LIVED_ENTRIES });
  return {
    get: (key) => longLived.get(key) ?? shortLived.get(key),
    set(key, record) {
      const isShortLived = totalTtl(record.metadata) < SHORT_LIVED_BELOW_MS;
      const [target, other] = isShortLived ? [shortLived, longLived] : [longLived, shortLived];
      other.delete(key);
      target.set(key, record);
    },
    delete(key) {
      longLived.delete(key);
      shortLived.delete(key);
    },
    *entries() {
      yield* longLived.entries();
      yield* shortLived.entries();
    },
  };
}
