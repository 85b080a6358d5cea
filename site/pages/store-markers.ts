import type { Locale } from '#site/i18n/locale';
import type { DirectoryStore } from '#site/stores/store-directory';
import type { BoundingBox } from '#site/stores/store-index';
import type { Services } from './page-services.ts';
import { readFinderQuery } from './store-finder/finder-query.ts';
import { keepKnownFilters, toStoreFilter } from './store-finder/finder-stores.ts';

/** A store on the map. */
type StoreMarker = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly href: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
};

/** Stores that are close to each other on the map: their number, their centre and their edges. */
type StoreCluster = BoundingBox & {
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
};

/** The stores within a box: each of them, or clusters if there are many. */
export type StoreMarkers = {
  readonly total: number;
  readonly stores: readonly StoreMarker[];
  readonly clusters: readonly StoreCluster[];
};

/** More stores are clustered, so that an answer has at most 30 KB. */
const MAX_MARKERS = 150;
/** Cells of the grid of clusters, in each direction. */
const GRID_CELLS = 10;

/** Finds the stores of a choice within a box. @param query of the store finder, with the position of its place */
export async function findStoreMarkers(
  {
    locale,
    box,
    query,
  }: { readonly locale: Locale; readonly box: BoundingBox; readonly query: URLSearchParams },
  { stores: directory }: Pick<Services, 'stores'>,
): Promise<StoreMarkers | undefined> {
  const stores = await directory.storesOf(locale);
  if (!stores) return undefined;
  const choice = keepKnownFilters(readFinderQuery(query), stores);
  const found = stores.index.within(box, toStoreFilter(choice, choice.at, stores));
  if (found.length <= MAX_MARKERS) return { total: found.length, stores: found.map(toMarker), clusters: [] };
  return { total: found.length, stores: [], clusters: toClusters(found, box) };
}

function toMarker({ id, name, city, href, latitude, longitude }: DirectoryStore): StoreMarker {
  return { id, name, city, href, latitude, longitude };
}

function toClusters(
  stores: readonly DirectoryStore[],
  { west, south, east, north }: BoundingBox,
): StoreCluster[] {
  const width = (west <= east ? east - west : east - west + 360) || 1;
  const height = north - south || 1;
  const cells = Map.groupBy(stores, ({ latitude, longitude }) => {
    const fromWest = longitude >= west ? longitude - west : longitude - west + 360;
    const column = Math.floor((fromWest / width) * GRID_CELLS);
    return `${column} ${Math.floor(((latitude - south) / height) * GRID_CELLS)}`;
  });
  return [...cells.values()].map(toCluster);
}

function toCluster(stores: readonly DirectoryStore[]): StoreCluster {
  let [west, south, east, north, latitudes, longitudes] = [Infinity, Infinity, -Infinity, -Infinity, 0, 0];
  for (const { latitude, longitude } of stores) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    latitudes += latitude;
    longitudes += longitude;
  }
  const count = stores.length;
  return { count, latitude: latitudes / count, longitude: longitudes / count, west, south, east, north };
}
