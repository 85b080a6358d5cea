import type { Locale } from '#site/i18n/locale';
import type { StoreCluster } from '#site/stores/cluster-stores';
import type { BoundingBox } from '#site/stores/sphere';
import type { DirectoryStore } from '#site/stores/store-directory';
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

/** The stores within a box, and clusters of stores that are too close to each other. */
type StoreMarkers = {
  readonly total: number;
  readonly stores: readonly StoreMarker[];
  readonly clusters: readonly StoreCluster[];
};

/**
 * Finds the stores of a choice within a box. Returns `undefined` if the stores cannot be loaded.
 *
 * @param query query of the store finder, with the position of its place
 * @param zoom zoom level of the map
 */
export async function findStoreMarkers(
  {
    locale,
    box,
    zoom,
    query,
  }: {
    readonly locale: Locale;
    readonly box: BoundingBox;
    readonly zoom: number;
    readonly query: URLSearchParams;
  },
  { stores: directory }: Pick<Services, 'stores'>,
): Promise<StoreMarkers | undefined> {
  const stores = await directory.storesOf(locale);
  if (!stores) return undefined;
  const choice = keepKnownFilters(readFinderQuery(query), stores);
  const filter = toStoreFilter(choice, choice.at, stores);
  const { total, stores: single, clusters } = stores.index.clustersWithin(box, filter, zoom);
  return { total, stores: single.map(toMarker), clusters };
}

function toMarker({ id, name, city, href, latitude, longitude }: DirectoryStore): StoreMarker {
  return { id, name, city, href, latitude, longitude };
}
