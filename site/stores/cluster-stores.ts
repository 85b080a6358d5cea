import type { BoundingBox, Position } from './sphere.ts';

/**
 * Stores that are too close to each other on the map: their number, the city of the first one, their mean position and their bounding box, in
 * degrees.
 */
export type StoreCluster = Position & BoundingBox & { readonly count: number; readonly city: string };

/** The fields of a store that clusters read. */
export type ClusterableStore = Position & { readonly city: string };

export type ClusteredStores<Item> = {
  readonly stores: readonly Item[];
  readonly clusters: readonly StoreCluster[];
};

/** Width of the world on a web map at zoom level 0, and of a cell in which stores become a cluster, in pixels. */
const WORLD_WIDTH = 512;
const CELL_WIDTH = 96;
/** From this zoom level each store has its own marker. */
const SINGLE_ZOOM = 11;
/** With this number, a response has at most 30 KB. */
const MAX_MARKERS = 200;

/** More than the number of columns at `SINGLE_ZOOM`. The keys of cells are then integers of 31 bits, for which a `Map` is faster. */
const ROW_LENGTH = 2 ** 14;
/** The maximum number of cells of the first grid. It limits the work if the zoom level is too high for the size of the box. */
const MAX_CELLS = 16_384;

/**
 * Joins stores that are in the same cell of a grid. The grid has a fixed position on the world map, so clusters do not move when the visitor
 * moves the map. If there are too many markers, it uses larger cells.
 *
 * @param found indexes of the stores within the box
 * @param zoom level of a web map, from 0
 */
type ClusterStores<Item> = (
  found: readonly number[],
  box: BoundingBox,
  zoom: number,
) => ClusteredStores<Item>;

/** Creates the function that clusters some of these stores. It computes their positions on the map once, because this takes most of the time. */
export function createClusters<Item extends ClusterableStore>(stores: readonly Item[]): ClusterStores<Item> {
  const xs = Float64Array.from(stores, ({ longitude }) => projectLongitude(longitude));
  const ys = Float64Array.from(stores, ({ latitude }) => projectLatitude(latitude));

  function divide(found: readonly number[], level: number) {
    const perAxis = (WORLD_WIDTH * 2 ** level) / CELL_WIDTH;
    const cells = new Map<number, Cell<Item>>();
    for (const at of found) {
      const store = stores[at];
      if (!store) continue;
      const column = Math.floor((xs[at] ?? 0) * perAxis);
      const row = Math.floor((ys[at] ?? 0) * perAxis);
      const cell = cells.get(keyOf(column, row));
      if (cell) {
        const { latitude, longitude } = store;
        cell.count += 1;
        cell.latitudes += latitude;
        cell.longitudes += longitude;
        extendEdges(cell, longitude, latitude, longitude, latitude);
      } else cells.set(keyOf(column, row), createCell(store, column, row));
    }
    return cells;
  }

  return (found, box, zoom) => {
    if (zoom >= SINGLE_ZOOM && found.length <= MAX_MARKERS)
      return { stores: found.flatMap((at) => stores[at] ?? []), clusters: [] };
    let level = Math.min(zoom, highestLevel(box));
    let cells = divide(found, level);
    for (; cells.size > MAX_MARKERS && level > 0; level -= 1) cells = joinByFour(cells.values());
    const all = [...cells.values()];
    return {
      stores: all.flatMap(({ count, first }) => (count === 1 ? [first] : [])),
      clusters: all.filter(({ count }) => count > 1).map(toCluster),
    };
  };
}

/** The stores of one cell. Column and row are counted from the north-western corner of the world. */
type Cell<Item> = Mutable<BoundingBox> & {
  readonly column: number;
  readonly row: number;
  readonly first: Item;
  count: number;
  /** Sums, for the mean position. */
  latitudes: number;
  longitudes: number;
};
type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

function createCell<Item extends ClusterableStore>(store: Item, column: number, row: number): Cell<Item> {
  const { latitude, longitude } = store;
  const edges = { west: longitude, south: latitude, east: longitude, north: latitude };
  return { column, row, first: store, count: 1, latitudes: latitude, longitudes: longitude, ...edges };
}

/** Joins four adjacent cells to a cell of the next lower level. */
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

/** Returns the highest level at which a box has at most `MAX_CELLS`. The box may cross the 180th meridian. */
function highestLevel({ west, south, east, north }: BoundingBox) {
  const width = (east - west + (east < west ? 360 : 0)) / 360;
  const height = projectLatitude(south) - projectLatitude(north);
  const area = width * height * (WORLD_WIDTH / CELL_WIDTH) ** 2;
  return area === 0
    ? SINGLE_ZOOM
    : Math.min(SINGLE_ZOOM, Math.max(0, Math.floor(Math.log2(MAX_CELLS / area) / 2)));
}

/** Returns the position of a longitude from west to east on web maps, from 0 to 1. */
function projectLongitude(longitude: number) {
  return (longitude + 180) / 360;
}

/** Returns the position of a latitude from north to south on web maps, from 0 to 1. The poles are outside of the map. */
function projectLatitude(latitude: number) {
  const fromEquator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
  return Math.min(1, Math.max(0, 0.5 - fromEquator));
}

function toCluster(cell: Cell<ClusterableStore>): StoreCluster {
  const { count, first, latitudes, longitudes, west, south, east, north } = cell;
  return {
    count,
    city: first.city,
    latitude: latitudes / count,
    longitude: longitudes / count,
    west,
    south,
    east,
    north,
  };
}
