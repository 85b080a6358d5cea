import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { TypedFastBitSet } from 'typedfastbitset';
import type { Store } from '#renderer/stores/store';
import { roundKilometres } from './distance.ts';
import { bitsBy, countIn, union } from './filter-bits.ts';
import {
  type BoundingBox,
  boxAround,
  chordOf,
  createChords,
  EARTH_RADIUS_METRES,
  type Position,
  toPoints,
} from './sphere.ts';

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

/** A store of a result, with its distance to the position of the filter. */
export type FoundStore<Item> = { readonly store: Item; readonly kilometres: number | undefined };

export type StoreSearchResult<Item> = {
  readonly total: number;
  readonly found: readonly FoundStore<Item>[];
  /** The nearest store of the filter without its distance, if no store is within the distance. */
  readonly nearest: FoundStore<Item> | undefined;
};

/** The fields of a store that an index reads. */
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
  /** Returns the number of stores of each option, with the other filters and the distance as they are. */
  countOptions(filter: StoreFilter): OptionCounts;
};

/** Numbers of stores by id of a kind, by id of a service, and by country code. Options without a store are missing. */
export type OptionCounts = Readonly<
  Record<'kinds' | 'services' | 'countries', Readonly<Record<string, number>>>
>;

/** Half the circumference of the earth: no distance is larger. */
const MAX_KILOMETRES = 20_000;
/** Distances are compared at 10 m, so a store up to 5 m further away is within a distance. */
const ROUNDING_KILOMETRES = 0.005;
/** Beyond this number of nearest stores, sorting all of them is faster than searching the tree. */
const MAX_SEARCHED = 500;
/** More stores than an index has. A sorting key is the chord to the store in metres times this number, plus the position of the store. */
const KEY_FACTOR = 2 ** 26;

/** Creates an index. @param stores in display order */
export function createStoreIndex<Item extends IndexedStore>(stores: readonly Item[]): StoreIndex<Item> {
  const tree = new KDBush(stores.length);
  for (const { longitude, latitude } of stores) tree.add(longitude, latitude);
  if (stores.length > 0) tree.finish();
  const kinds = bitsBy(stores, (store) => store.kinds.map(({ id }) => id));
  const services = bitsBy(stores, (store) => store.services.map(({ id }) => id));
  const countries = bitsBy(stores, ({ country }) => [country.code]);
  const everywhere = stores.map((_, at) => at);
  const points = toPoints(stores);

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

  /** Returns the stores within the distance of a filter, or `undefined` for all of them. */
  function matchesNear({ near, maxKilometres }: StoreFilter): TypedFastBitSet | undefined {
    if (!near || maxKilometres === undefined) return undefined;
    const limit = chordOf(maxKilometres + ROUNDING_KILOMETRES);
    const chordTo = createChords(points, near);
    const set = new TypedFastBitSet();
    for (const at of candidatesNear(near, maxKilometres)) if (chordTo(at) < limit) set.add(at);
    return set;
  }

  const kilometresTo = (at: number, { longitude, latitude }: Position) => {
    const store = stores[at];
    return store ? distance(longitude, latitude, store.longitude, store.latitude) : Infinity;
  };

  function itemsOf(positions: readonly number[], near: Position | undefined): FoundStore<Item>[] {
    return positions.flatMap((at) => {
      const store = stores[at];
      return store ? [{ store, kilometres: near && roundKilometres(kilometresTo(at, near)) }] : [];
    });
  }

  /** Returns the positions of the nearest stores. */
  function findNearest(matching: TypedFastBitSet | undefined, near: Position, count: number): number[] {
    const { longitude, latitude } = near;
    return around(tree, longitude, latitude, count, undefined, matching && ((at) => matching.has(at)));
  }

  /** Returns the positions within a box in any order. A box across the 180th meridian has two parts. */
  function positionsWithin({ west, south, east, north }: BoundingBox): number[] {
    if (stores.length === 0) return [];
    if (west <= east) return tree.range(west, south, east, north);
    return [...tree.range(west, south, 180, north), ...tree.range(-180, south, east, north)];
  }

  /** Returns the positions that can be within a distance. */
  function candidatesNear(near: Position, maxKilometres: number): number[] {
    const box = boxAround(near, maxKilometres + ROUNDING_KILOMETRES);
    return box ? positionsWithin(box) : everywhere;
  }

  /** Returns the positions within a distance, nearest first. */
  function sortByDistance(
    matching: TypedFastBitSet | undefined,
    near: Position,
    maxKilometres: number,
  ): Float64Array {
    const candidates = candidatesNear(near, maxKilometres);
    const limit = chordOf(maxKilometres + ROUNDING_KILOMETRES);
    const chordTo = createChords(points, near);
    const keys = new Float64Array(candidates.length);
    let count = 0;
    for (const at of candidates) {
      if (matching && !matching.has(at)) continue;
      const chord = chordTo(at);
      if (chord < limit) keys[count++] = Math.round(chord * EARTH_RADIUS_METRES) * KEY_FACTOR + at;
    }
    // Numbers are sorted much faster than objects with a comparator.
    return keys.subarray(0, count).sort();
  }

  return {
    stores,
    find(filter, { offset, limit }) {
      const { near, maxKilometres } = filter;
      const matching = matches(filter);
      const total = matching ? matching.size() : stores.length;
      if (!near) {
        const positions = (matching ? matching.array() : everywhere).slice(offset, offset + limit);
        return { total, found: itemsOf(positions, undefined), nearest: undefined };
      }
      if (maxKilometres === undefined && offset + limit <= MAX_SEARCHED) {
        const positions = findNearest(matching, near, offset + limit).slice(offset);
        return { total, found: itemsOf(positions, near), nearest: undefined };
      }
      const sorted = sortByDistance(matching, near, maxKilometres ?? MAX_KILOMETRES);
      const positions = Array.from(sorted.subarray(offset, offset + limit), (key) => key % KEY_FACTOR);
      const nearest = sorted.length === 0 ? itemsOf(findNearest(matching, near, 1), near)[0] : undefined;
      return { total: sorted.length, found: itemsOf(positions, near), nearest };
    },
    within(box, filter) {
      const matching = matches(filter);
      const near = matchesNear(filter);
      const found: Item[] = [];
      for (const at of positionsWithin(box)) {
        const store = stores[at];
        if (store && (matching?.has(at) ?? true) && (near?.has(at) ?? true)) found.push(store);
      }
      return found;
    },
    countByCountry: (filter) => countIn(countries, matches(filter)),
    countOptions(filter) {
      const near = matchesNear(filter);
      const countWithout = (sets: typeof kinds, open: Partial<StoreFilter>) => {
        const matching = matches({ ...filter, ...open });
        return countIn(sets, matching && near ? matching.new_intersection(near) : (matching ?? near));
      };
      return {
        // A store has one of the kinds and countries, so these filters count without themselves. It has all of the services.
        kinds: countWithout(kinds, { kinds: [] }),
        services: countWithout(services, {}),
        countries: countWithout(countries, { countries: [] }),
      };
    },
  };
}
