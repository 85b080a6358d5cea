import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { entryLimit } from '#site/services/cache';

test('A cache with an entry limit evicts the least recently used entry', () => {
  const cache = new LRUCache<string, string>({ ...entryLimit(2), ttl: 60_000 });
  cache.set('a', 'first');
  cache.set('b', 'second');
  cache.get('a');
  cache.set('c', 'third');
  expect([...cache.keys()]).toEqual(['c', 'a']);
  // A cache with a maximum allocates memory for all its entries when it is created.
  expect(cache.max).toBe(0);
});
