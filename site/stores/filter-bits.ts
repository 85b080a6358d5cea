import { TypedFastBitSet } from 'typedfastbitset';

/** Returns the positions of the stores by key. */
export function bitsBy<Item>(stores: readonly Item[], keysOf: (store: Item) => readonly string[]) {
  const sets = new Map<string, TypedFastBitSet>();
  for (const [at, store] of stores.entries())
    for (const key of keysOf(store)) {
      const set = sets.get(key) ?? new TypedFastBitSet();
      set.add(at);
      sets.set(key, set);
    }
  return sets;
}

/** Returns the positions of the stores that have at least one of the keys. */
export function union(sets: ReadonlyMap<string, TypedFastBitSet>, keys: readonly string[]) {
  const all = new TypedFastBitSet();
  for (const key of keys) {
    const set = sets.get(key);
    if (set) all.union(set);
  }
  return all;
}

/** Returns the size of each set, or of its intersection with another set. Omits empty sets. */
export function countIn(
  sets: ReadonlyMap<string, TypedFastBitSet>,
  within: TypedFastBitSet | undefined,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...sets].flatMap(([key, set]) => {
      const count = within ? set.intersection_size(within) : set.size();
      return count > 0 ? [[key, count] as const] : [];
    }),
  );
}
