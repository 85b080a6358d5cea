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

/** More than the columns at `SINGLE_ZOOM`. Keys of cells are then integers of 31 bits, which a map finds faster. */
const ROW_LENGTH = 2 ** 14;
/** A box is first divided into at most about this number of cells, so that a zoom level that does not fit the box costs nothing. */
const MAX_CELLS = 16_384;

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
  let { level, cells } = divide(stores, Math.min(zoom, SINGLE_ZOOM));
  for (; cells.size > MAX_MARKERS && level > 0; level -= 1) cells = joinByFour(cells.values());
  const found = [...cells.values()];
  return {
    stores: found.flatMap(({ count, first }) => (count === 1 ? [first] : [])),
    clusters: found.filter(({ count }) => count > 1).map(toCluster),
  };
}

/** The stores of one cell. Column and row are counted from the north-western corner of the world. */
type Cell<Item> = Mutable<BoundingBox> & {
  readonly column: number;
  readonly row: number;
  readonly first: Item;
  count: number;
  /** Sums, for the middle. */
  latitudes: number;
  longitudes: number;
};
type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Puts the stores into cells. Chooses a lower level if the area of the stores has too many cells. */
function divide<Item extends Position>(stores: readonly Item[], maxLevel: number) {
  const xs = new Float64Array(stores.length);
  const ys = new Float64Array(stores.length);
  for (const [at, { latitude, longitude }] of stores.entries()) {
    xs[at] = (longitude + 180) / 360;
    ys[at] = projectLatitude(latitude);
  }
  const level = Math.min(maxLevel, highestLevel(xs, ys));
  const perAxis = (WORLD_WIDTH * 2 ** level) / CELL_WIDTH;
  const cells = new Map<number, Cell<Item>>();
  for (const [at, store] of stores.entries()) {
    const { latitude, longitude } = store;
    const column = Math.floor((xs[at] ?? 0) * perAxis);
    const row = Math.floor((ys[at] ?? 0) * perAxis);
    const cell = cells.get(keyOf(column, row));
    if (cell) {
      cell.count += 1;
      cell.latitudes += latitude;
      cell.longitudes += longitude;
      extendEdges(cell, longitude, latitude, longitude, latitude);
    } else cells.set(keyOf(column, row), createCell(store, column, row));
  }
  return { level, cells };
}

function createCell<Item extends Position>(store: Item, column: number, row: number): Cell<Item> {
  const { latitude, longitude } = store;
  const edges = { west: longitude, south: latitude, east: longitude, north: latitude };
  return { column, row, first: store, count: 1, latitudes: latitude, longitudes: longitude, ...edges };
}

/** Joins each four cells to one of the level below. */
function joinByFour<Item>(cells: Iterable<Cell<Item>>): Map<number, Cell<Item>> {
  const joined = new Map<number, Cell<Item>>();
  for (const part of cells) {
    const column = part.column >> 1;
    const row = part.row >> 1;
    const cell = joined.get(keyOf(column, row));
    if (cell) {
      cell.count += part.count;
      cell.latitudes += part.latitudes;
      cell.longitudes += part.longitudes;
      extendEdges(cell, part.west, part.south, part.east, part.north);
    } else joined.set(keyOf(column, row), { ...part, column, row });
  }
  return joined;
}

function keyOf(column: number, row: number) {
  return row * ROW_LENGTH + column;
}

function extendEdges(cell: Mutable<BoundingBox>, west: number, south: number, east: number, north: number) {
  cell.west = Math.min(cell.west, west);
  cell.south = Math.min(cell.south, south);
  cell.east = Math.max(cell.east, east);
  cell.north = Math.max(cell.north, north);
}

/** Returns the highest level at which the area of the points has at most `MAX_CELLS`. */
function highestLevel(xs: Float64Array, ys: Float64Array) {
  const area = extentOf(xs) * extentOf(ys) * (WORLD_WIDTH / CELL_WIDTH) ** 2;
  return area === 0 ? SINGLE_ZOOM : Math.max(0, Math.floor(Math.log2(MAX_CELLS / area) / 2));
}

function extentOf(values: Float64Array) {
  let lowest = 1;
  let highest = 0;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return Math.max(0, highest - lowest);
}

/** Returns the place of a latitude from north to south on web maps, from 0 to 1. The poles are beyond its edges. */
function projectLatitude(latitude: number) {
  const fromEquator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
  return Math.min(1, Math.max(0, 0.5 - fromEquator));
}

function toCluster({ count, latitudes, longitudes, west, south, east, north }: Cell<unknown>): StoreCluster {
  return { count, latitude: latitudes / count, longitude: longitudes / count, west, south, east, north };
}
