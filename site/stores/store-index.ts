import { type ClusterableStore, type ClusteredStores, createClusters } from './cluster-stores.ts';
import { roundKilometres } from './distance.ts';
import { createSpatialIndex } from './spatial-index.ts';
import type { BoundingBox, Position } from './sphere.ts';
import {
  createFilterIndex,
  type FilterableStore,
  type OptionCounts,
  type StoreFilter,
} from './store-filter.ts';

/** A store of a result, with its distance to the position of the filter. */
export type FoundStore<Item> = { readonly store: Item; readonly kilometres: number | undefined };

type StoreSearchResult<Item> = {
  readonly total: number;
  readonly found: readonly FoundStore<Item>[];
  /** The nearest store that matches the other filters, if no store is within the distance. */
  readonly nearest: FoundStore<Item> | undefined;
};

/** The fields of a store that an index reads. */
export type IndexedStore = ClusterableStore & FilterableStore & { readonly id: string };

/** An index of stores by position and by filter. It never changes: new stores need a new index. */
export type StoreIndex<Item extends IndexedStore> = {
  /** All stores in display order. */
  readonly stores: readonly Item[];
  /** Returns a part of the stores of a filter: in display order, or by distance with a position. */
  find(
    filter: StoreFilter,
    part: { readonly offset: number; readonly limit: number },
  ): StoreSearchResult<Item>;
  /** Returns the position of a store among those of a filter, in the order of `find`. Returns -1 if the store does not match the filter. */
  positionOf(id: string, filter: StoreFilter): number;
  /** Returns the stores of a filter within a box of a map, and clusters of those that are too close to each other at its zoom level. */
  clustersWithin(
    box: BoundingBox,
    filter: StoreFilter,
    zoom: number,
  ): ClusteredStores<Item> & { readonly total: number };
  /** Returns the number of stores of a filter by country code. */
  countByCountry(filter: StoreFilter): Readonly<Record<string, number>>;
  /** Returns the number of stores of each option. The other filters and the distance apply. */
  countOptions(filter: StoreFilter): OptionCounts;
};

/** Half the circumference of the earth: no distance is larger. */
const MAX_KILOMETRES = 20_040;
/** Above this number of requested stores, sorting all stores is faster than searching the tree. */
const MAX_SEARCHED = 500;

/**
 * Creates an index.
 *
 * @param stores in display order
 */
export function createStoreIndex<Item extends IndexedStore>(stores: readonly Item[]): StoreIndex<Item> {
  const filters = createFilterIndex(stores);
  const spatial = createSpatialIndex(stores);
  const cluster = createClusters(stores);
  const everywhere = stores.map((_, at) => at);

  /** Returns the stores within the distance of a filter, or `undefined` for all of them. */
  function matchesNear({ near, maxKilometres }: StoreFilter) {
    return near && maxKilometres !== undefined ? spatial.withinDistance(near, maxKilometres) : undefined;
  }

  function itemsOf(indexes: readonly number[], near: Position | undefined): FoundStore<Item>[] {
    return indexes.flatMap((at) => {
      const store = stores[at];
      return store ? [{ store, kilometres: near && roundKilometres(spatial.kilometresTo(at, near)) }] : [];
    });
  }

  return {
    stores,
    find(filter, { offset, limit }) {
      const { near, maxKilometres } = filter;
      const matching = filters.matches(filter);
      const total = matching ? matching.size() : stores.length;
      if (!near) {
        const indexes = (matching ? matching.array() : everywhere).slice(offset, offset + limit);
        return { total, found: itemsOf(indexes, undefined), nearest: undefined };
      }
      if (maxKilometres === undefined && offset + limit <= MAX_SEARCHED) {
        const indexes = spatial.findNearest(near, offset + limit, matching).slice(offset);
        return { total, found: itemsOf(indexes, near), nearest: undefined };
      }
      const sorted = spatial.sortByDistance(near, maxKilometres ?? MAX_KILOMETRES, matching);
      const nearest =
        sorted.count === 0 ? itemsOf(spatial.findNearest(near, 1, matching), near)[0] : undefined;
      return { total: sorted.count, found: itemsOf(sorted.part(offset, limit), near), nearest };
    },
    positionOf(id, filter) {
      const { near, maxKilometres = MAX_KILOMETRES } = filter;
      const matching = filters.matches(filter);
      const at = stores.findIndex((store) => store.id === id);
      if (!near) return (matching ? matching.array() : everywhere).indexOf(at);
      const sorted = spatial.sortByDistance(near, maxKilometres, matching);
      return sorted.part(0, sorted.count).indexOf(at);
    },
    clustersWithin(box, filter, zoom) {
      const matching = filters.matches(filter);
      const near = matchesNear(filter);
      const inBox = spatial.within(box);
      const found =
        matching || near
          ? inBox.filter((at) => (matching?.has(at) ?? true) && (near?.has(at) ?? true))
          : inBox;
      return { total: found.length, ...cluster(found, box, zoom) };
    },
    countByCountry: filters.countByCountry,
    countOptions: (filter) => filters.countOptions(filter, matchesNear(filter)),
  };
}
