import type { BoundingBox, Position } from './sphere.ts';

/** Stores that are too close to each other on the map: their number, their middle and their edges, in degrees. */
export type StoreCluster = Position & BoundingBox & { readonly count: number };

export type ClusteredStores<Item> = {
  readonly stores: readonly Item[];
  readonly clusters: readonly StoreCluster[];
};

/** Width of the world on a web map at zoom level 0, and of a cell in which stores become a cluster, in pixels. */
const WORLD_WIDTH = 512;
const CELL_WIDTH = 96;
/** From this zoom level each store has its own marker. */
const SINGLE_ZOOM = 11;
/** An answer has at most 30 KB. */
const MAX_MARKERS = 200;

/**
 * Joins stores that a map shows in the same cell of a grid. The grid belongs to the world, so clusters stay where they are when the map
 * moves. If there are too many markers, it uses larger cells.
 *
 * @param zoom level of a web map, from 0
 */
export function clusterStores<Item extends Position>(
  stores: readonly Item[],
  zoom: number,
): ClusteredStores<Item> {
  if (zoom >= SINGLE_ZOOM && stores.length <= MAX_MARKERS) return { stores, clusters: [] };
  for (let level = Math.min(zoom, SINGLE_ZOOM); ; level -= 1) {
    const cells = [...Map.groupBy(stores, cellOf(level)).values()];
    if (cells.length > MAX_MARKERS && level > 0) continue;
    return {
      stores: cells.filter(({ length }) => length === 1).flat(),
      clusters: cells.filter(({ length }) => length > 1).map(toCluster),
    };
  }
}

/** Returns the function that finds the cell of a position, in the projection of web maps. */
function cellOf(zoom: number) {
  const cells = (WORLD_WIDTH * 2 ** zoom) / CELL_WIDTH;
  return ({ latitude, longitude }: Position) => {
    const fromWest = (longitude + 180) / 360;
    const fromEquator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
    return `${Math.floor(fromWest * cells)} ${Math.floor(fromEquator * cells)}`;
  };
}

function toCluster(stores: readonly Position[]): StoreCluster {
  const count = stores.length;
  const sum = {
    west: Infinity,
    south: Infinity,
    east: -Infinity,
    north: -Infinity,
    latitude: 0,
    longitude: 0,
  };
  for (const { latitude, longitude } of stores) {
    sum.west = Math.min(sum.west, longitude);
    sum.south = Math.min(sum.south, latitude);
    sum.east = Math.max(sum.east, longitude);
    sum.north = Math.max(sum.north, latitude);
    sum.latitude += latitude / count;
    sum.longitude += longitude / count;
  }
  return { ...sum, count };
}
