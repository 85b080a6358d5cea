import { type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';

type LoadedValuesConfig = {
  /** Maximum number of values. */
  readonly max: number;
  /** How long a value is fresh, in milliseconds. */
  readonly freshMs: number;
};

/**
 * Loads a value. Resolves with `undefined` if the system fails.
 *
 * @param last the last value, if one was loaded
 * @param isMarkedStale whether the last value was marked as stale
 */
type Load<Value> = (last: Value | undefined, isMarkedStale: boolean) => Promise<Value | undefined>;

/** Large values that are computed from many calls, such as all stores of a locale. The last value is kept until a newer one is loaded. */
export type LoadedValues<Value> = {
  /**
   * Returns the value of a key. Waits for `load` only at the first use and after `markStale`. A value that is no longer fresh is loaded in the
   * background. If `load` fails, returns the last value, or `undefined` without one.
   */
  readonly get: (key: string, load: Load<Value>) => Promise<Value | undefined>;
  /** Returns the last value without loading. */
  readonly last: (key: string) => Value | undefined;
  /** Makes the next call of `get` wait for `load`. Values of running loads are not stored. */
  readonly markStale: () => void;
  readonly clear: () => void;
};

/** Creates an empty store of values. */
export function createLoadedValues<Value>({ max, freshMs }: LoadedValuesConfig): LoadedValues<Value> {
  const createEntries = () => new LRUCache<string, CacheEntry<Value>>({ max });
  // Cachified deduplicates loads per `cache`, and a running load stores its value in the one with which it started. So `markStale` replaces it.
  let current = createEntries();
  const outdated = createEntries();
  const lastEntry = (key: string) => current.get(key) ?? outdated.get(key);

  return {
    async get(key, load) {
      const cache = current;
      const getFreshValue = async () => {
        const value = await load(lastEntry(key)?.value, !cache.has(key));
        if (value === undefined) throw new LoadFailedError();
        return value;
      };
      try {
        const value = await cachified<Value>({ key, cache, ttl: freshMs, swr: Infinity, getFreshValue });
        if (cache === current) outdated.delete(key);
        return value;
      } catch (error) {
        if (!(error instanceof LoadFailedError)) throw error;
        const last = lastEntry(key);
        // No longer fresh, so the next calls return it at once and load in the background.
        if (last) cache.set(key, { ...last, metadata: { ...last.metadata, ttl: 0 } });
        return last?.value;
      }
    },
    last: (key) => lastEntry(key)?.value,
    markStale() {
      for (const [key, entry] of current.entries()) outdated.set(key, entry);
      current = createEntries();
    },
    clear() {
      current = createEntries();
      outdated.clear();
    },
  };
}

/** Passes a failed load through cachified, which supports only exceptions. `get` never throws it. */
class LoadFailedError extends Error {}
