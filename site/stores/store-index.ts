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
};

/** Half the circumference of the earth: no distance is larger. */
const MAX_KILOMETRES = 20_000;
/** Distances are compared at 10 m, so a store up to 5 m further away is within a distance. */
const ROUNDING_KILOMETRES = 0.005;
const KILOMETRES_PER_DEGREE = 111;
/** Beyond this number of nearest stores, sorting all of them is faster than searching the tree. */
const MAX_SEARCHED = 500;
/** That of `geokdbush`. */
const EARTH_RADIUS_KILOMETRES = 6_371;
const EARTH_RADIUS_METRES = EARTH_RADIUS_KILOMETRES * 1_000;
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

  /** Returns the positions within a distance, nearest first. */
  function sortByDistance(
    matching: TypedFastBitSet | undefined,
    near: Position,
    maxKilometres: number,
  ): Float64Array {
    const box = boxAround(near, maxKilometres + ROUNDING_KILOMETRES);
    const candidates = box ? positionsWithin(box) : everywhere;
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
      const { near, maxKilometres = MAX_KILOMETRES } = filter;
      const limit = chordOf(maxKilometres + ROUNDING_KILOMETRES);
      const chordTo = near && createChords(points, near);
      const found: Item[] = [];
      for (const at of positionsWithin(box)) {
        if (matching && !matching.has(at)) continue;
        if (chordTo && chordTo(at) >= limit) continue;
        const store = stores[at];
        if (store) found.push(store);
      }
      return found;
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

/** Points on a sphere with radius 1. Each has three numbers. */
function toPoints(positions: readonly Position[]): Float64Array {
  const points = new Float64Array(3 * positions.length);
  for (const [at, position] of positions.entries()) points.set(toPoint(position), 3 * at);
  return points;
}

function toPoint({ latitude, longitude }: Position): readonly [number, number, number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/**
 * Creates the function that returns the chord (straight line through the sphere) from a position to a point. Chords have the order of
 * great-circle distances, and need no trigonometry for each store.
 */
function createChords(points: Float64Array, position: Position): (at: number) => number {
  const [x, y, z] = toPoint(position);
  return (at) => {
    const [dx, dy, dz] = [
      (points[3 * at] ?? 0) - x,
      (points[3 * at + 1] ?? 0) - y,
      (points[3 * at + 2] ?? 0) - z,
    ];
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  };
}

/** Returns the chord of a great-circle distance. */
function chordOf(kilometres: number): number {
  return 2 * Math.sin(Math.min(kilometres / EARTH_RADIUS_KILOMETRES, Math.PI) / 2);
}

/** Returns a box that contains a circle. `undefined` if it would contain a pole, or a large part of the earth. */
function boxAround({ latitude, longitude }: Position, kilometres: number): BoundingBox | undefined {
  const height = kilometres / KILOMETRES_PER_DEGREE;
  const [south, north] = [latitude - height, latitude + height];
  const widest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const width = height / widest;
  if (south < -85 || north > 85 || width > 90) return undefined;
  const wrap = (degrees: number) => ((degrees + 540) % 360) - 180;
  return { west: wrap(longitude - width), south, east: wrap(longitude + width), north };
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
