import type { CacheEntry } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import { entryLimit } from './entry-limit.ts';

/** How long a value may be used, in milliseconds. The three periods follow each other. */
export type Lifetime = {
  /** The cache returns the value without a call. */
  readonly freshMs: number;
  /** Then the cache returns the value at once and refreshes it in the background. */
  readonly staleWhileRevalidateMs: number;
  /** Then the cache calls first, and returns the value only if the call fails. */
  readonly staleIfErrorMs: number;
};

/** A cached value, and the fields with which the cache reads it. Plain JSON, so that another process can store it. */
export type StoredValue<Value = unknown> = {
  /** Name and parameters of the call. Hashed keys can collide, so each read compares this text. */
  readonly call: string;
  readonly value: Value;
  /** The stale-if-error period in milliseconds. It is the last part of `metadata.swr`. */
  readonly staleIfErrorMs: number;
  /** Whether made-up requests can cause any number of such values, for example missing entries. */
  readonly isMinor: boolean;
};

/** `metadata.ttl` is the fresh period, `metadata.swr` the sum of both stale periods. */
export type CacheRecord = CacheEntry<StoredValue>;

/** Stores cache entries: in the memory of this process, or in a system such as Redis. A store may delete any entry at any time. */
export type CacheStore = {
  readonly get: (key: string) => CacheRecord | undefined | Promise<CacheRecord | undefined>;
  readonly set: (key: string, record: CacheRecord) => unknown;
  readonly delete: (key: string) => unknown;
  readonly entries: () => Iterable<[string, CacheRecord]> | AsyncIterable<[string, CacheRecord]>;
};

/** Maximum number of values in the memory store that are not minor. */
export const MAX_ENTRIES = 2_000;
/** Maximum number of minor values in the memory store. */
export const MAX_MINOR_ENTRIES = 500;

/** Stores the most recently used entries in memory. Minor values have a separate limit, so made-up requests cannot evict real values. */
export function createMemoryStore(): CacheStore {
  const values = new LRUCache<string, CacheRecord>(entryLimit(MAX_ENTRIES));
  const minorValues = new LRUCache<string, CacheRecord>(entryLimit(MAX_MINOR_ENTRIES));
  return {
    get: (key) => values.get(key) ?? minorValues.get(key),
    set(key, record) {
      const [target, other] = record.value.isMinor ? [minorValues, values] : [values, minorValues];
      // Another call may have the same hash. Its value must stay.
      if (other.peek(key)?.value.call === record.value.call) other.delete(key);
      target.set(key, record);
    },
    delete(key) {
      values.delete(key);
      minorValues.delete(key);
    },
    *entries() {
      yield* values.entries();
      yield* minorValues.entries();
    },
  };
}
