import { LRUCache } from 'lru-cache';
import type { CacheStore, CacheRecord } from './kept.ts';

const MOST_VALUES = 2_000;
const MOST_PASSING_VALUES = 500;
const passingUnderMs = 60_000;

/**
 * Keeps the values used last in the memory of this process. Values with a short life (mostly "there is no such page") have
 * room of their own, so that a crawler trying made-up addresses cannot push out the pages people read.
 */
export function createMemoryStore(): CacheStore {
  const lasting = new LRUCache<string, CacheRecord>({ max: MOST_VALUES });
  const passing = new LRUCache<string, CacheRecord>({ max: MOST_PASSING_VALUES });
  return {
    get: (key) => lasting.get(key) ?? passing.get(key),
    set(key, kept) {
      const [into, outOf] = isPassing(kept) ? [passing, lasting] : [lasting, passing];
      outOf.delete(key);
      into.set(key, kept);
    },
    delete(key) {
      lasting.delete(key);
      passing.delete(key);
    },
    *entries() {
      yield* lasting.entries();
      yield* passing.entries();
    },
  };
}

function isPassing({ lifetime }: CacheRecord): boolean {
  return lifetime.freshMs + lifetime.staleWhileRevalidateMs + lifetime.staleIfErrorMs < passingUnderMs;
}
