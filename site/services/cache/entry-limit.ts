/**
 * Returns the options of a large `LRUCache` with at most this number of entries. The option `max` would allocate memory for all entries when
 * the cache is created, and a site has many caches.
 */
export function entryLimit(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
