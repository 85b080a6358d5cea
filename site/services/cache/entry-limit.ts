/**
 * Returns the options of an `LRUCache` with at most this number of entries. With its option `max`, a cache allocates the memory of all its
 * entries when it is created.
 */
export function entryLimit(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
