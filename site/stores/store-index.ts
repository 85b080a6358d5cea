import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { TypedFastBitSet } from 'typedfastbitset';
import type { Store } from '#renderer/stores/store';
import { roundKilometres } from './distance.ts';

/** A position in degrees north and east. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A choice of stores. An empty list selects all. */
export type StoreFilter = {
  /** Ids of kinds. A store has one of them. */
  readonly kinds: readonly string[];
  /** Ids of services. A store has all of them. */
  readonly services: readonly string[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  /** Stores around a position, nearest first. */
  readonly near?: Position | undefined;
  /** The largest distance to the position. */
  readonly maxKilometres?: number | undefined;
};

/** Edges in degrees. A box across the 180th meridian has `west` > `east`. */
export type BoundingBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** A store of a result, with its distance to the position of the filter. */
export type FoundStore<Item> = { readonly store: Item; readonly kilometres: number | undefined };

export type StoreSearchResult<Item> = {
  readonly total: number;
  readonly found: readonly FoundStore<Item>[];
  /** The nearest store of the filter without its distance, if no store is within the distance. */
  readonly nearest: FoundStore<Item> | undefined;
};

/** What an index needs of a store. */
export type IndexedStore = Position &
  Pick<Store, 'country'> & {
    readonly kinds: readonly { readonly id: string }[];
    readonly services: readonly { readonly id: string }[];
  };

/** An index of stores by position and by filter. It never changes: new stores need a new index. */
export type StoreIndex<Item extends IndexedStore> = {
  /** All stores in display order. */
  readonly stores: readonly Item[];
  /** Returns a part of the stores of a filter: in display order, or by distance with a position. */
  find(
    filter: StoreFilter,
    part: { readonly offset: number; readonly limit: number },
  ): StoreSearchResult<Item>;
  /** Returns the stores of a filter within a box. */
  within(box: BoundingBox, filter: StoreFilter): readonly Item[];
  /** Returns the number of stores of a filter by country code. */
  countByCountry(filter: StoreFilter): Readonly<Record<string, number>>;
};

/** Half the circumference of the earth: no distance is larger. */
const MAX_KILOMETRES = 20_000;
/** Beyond this number of nearest stores, sorting all of them is faster than searching the tree. */
const MAX_SEARCHED = 500;

/** Creates an index. @param stores in display order */
export function createStoreIndex<Item extends IndexedStore>(stores: readonly Item[]): StoreIndex<Item> {
  const tree = new KDBush(stores.length);
  for (const { longitude, latitude } of stores) tree.add(longitude, latitude);
  if (stores.length > 0) tree.finish();
  const kinds = bitsBy(stores, ({ kinds: list }) => list.map(({ id }) => id));
  const services = bitsBy(stores, ({ services: list }) => list.map(({ id }) => id));
  const countries = bitsBy(stores, ({ country }) => [country.code]);

  /** Returns the stores of a filter without its distance, or `undefined` for all of them. */
  function matches(filter: StoreFilter): TypedFastBitSet | undefined {
    const sets = [
      ...(filter.kinds.length > 0 ? [union(kinds, filter.kinds)] : []),
      ...(filter.countries.length > 0 ? [union(countries, filter.countries)] : []),
      ...filter.services.map((id) => services.get(id) ?? new TypedFastBitSet()),
    ];
    const [first, ...others] = sets;
    if (!first) return undefined;
    return others.reduce((all, set) => all.new_intersection(set), first);
  }

  const kilometresTo = (at: number, { longitude, latitude }: Position) => {
    const store = stores[at];
    return store
      ? roundKilometres(distance(longitude, latitude, store.longitude, store.latitude))
      : MAX_KILOMETRES;
  };

  function itemsOf(positions: readonly number[], near: Position | undefined): FoundStore<Item>[] {
    return positions.flatMap((at) => {
      const store = stores[at];
      return store ? [{ store, kilometres: near && kilometresTo(at, near) }] : [];
    });
  }

  function findNearest(matching: TypedFastBitSet | undefined, near: Position, count: number): number[] {
    const { longitude, latitude } = near;
    return around(tree, longitude, latitude, count, undefined, matching && ((at) => matching.has(at)));
  }

  /** Returns the positions within a distance, nearest first. */
  function sortByDistance(
    matching: TypedFastBitSet | undefined,
    near: Position,
    maxKilometres: number,
  ): Uint32Array {
    const positions = matching ? Uint32Array.from(matching.array()) : Uint32Array.from(stores.keys());
    const distances = new Float64Array(stores.length);
    const within = positions.filter((at) => (distances[at] = kilometresTo(at, near)) <= maxKilometres);
    return within.toSorted((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0) || one - other);
  }

  return {
    stores,
    find(filter, { offset, limit }) {
      const { near, maxKilometres } = filter;
      const matching = matches(filter);
      const all = matching ? matching.size() : stores.length;
      if (!near) {
        const positions = matching ? matching.array() : [...stores.keys()];
        return {
          total: all,
          found: itemsOf(positions.slice(offset, offset + limit), undefined),
          nearest: undefined,
        };
      }
      if (maxKilometres === undefined && offset + limit <= MAX_SEARCHED) {
        const positions = findNearest(matching, near, offset + limit).slice(offset);
        return { total: all, found: itemsOf(positions, near), nearest: undefined };
      }
      const sorted = sortByDistance(matching, near, maxKilometres ?? MAX_KILOMETRES);
      const found = itemsOf([...sorted.subarray(offset, offset + limit)], near);
      const nearest = sorted.length === 0 ? itemsOf(findNearest(matching, near, 1), near)[0] : undefined;
      return { total: sorted.length, found, nearest };
    },
    within({ west, south, east, north }, filter) {
      const boxes = west <= east ? [[west, east] as const] : [[west, 180] as const, [-180, east] as const];
      const matching = matches(filter);
      const { near, maxKilometres = MAX_KILOMETRES } = filter;
      return boxes
        .flatMap(([from, to]) => (stores.length === 0 ? [] : tree.range(from, south, to, north)))
        .filter((at) => (!matching || matching.has(at)) && (!near || kilometresTo(at, near) <= maxKilometres))
        .flatMap((at) => stores[at] ?? []);
    },
    countByCountry(filter) {
      const matching = matches(filter);
      return Object.fromEntries(
        [...countries].flatMap(([code, set]) => {
          const count = matching ? set.intersection_size(matching) : set.size();
          return count > 0 ? [[code, count] as const] : [];
        }),
      );
    },
  };
}

/** Returns the positions of the stores that have a key. */
function bitsBy<Item>(stores: readonly Item[], keysOf: (store: Item) => readonly string[]) {
  const sets = new Map<string, TypedFastBitSet>();
  for (const [at, store] of stores.entries())
    for (const key of keysOf(store)) {
      const set = sets.get(key) ?? new TypedFastBitSet();
      set.add(at);
      sets.set(key, set);
    }
  return sets;
}

function union(sets: ReadonlyMap<string, TypedFastBitSet>, keys: readonly string[]) {
  const all = new TypedFastBitSet();
  for (const key of keys) {
    const set = sets.get(key);
    if (set) all.union(set);
  }
  return all;
}
