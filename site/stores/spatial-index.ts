import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { TypedFastBitSet } from 'typedfastbitset';
import {
  type BoundingBox,
  boxAround,
  chordOf,
  createChords,
  EARTH_RADIUS_METRES,
  type Position,
  toPoints,
} from './sphere.ts';

/** Positions by distance. Every method returns indexes of the list of positions. A set as an argument restricts the result to its indexes. */
type SpatialIndex = {
  /** Returns the positions within a box in any order. A box across the 180th meridian has two parts. */
  within(box: BoundingBox): number[];
  /** Returns the positions within a distance. */
  withinDistance(near: Position, maxKilometres: number): TypedFastBitSet;
  /** Returns the nearest positions, nearest first. */
  findNearest(near: Position, count: number, matching: TypedFastBitSet | undefined): number[];
  /** Sorts the positions within a distance, nearest first. */
  sortByDistance(
    near: Position,
    maxKilometres: number,
    matching: TypedFastBitSet | undefined,
  ): SortedPositions;
  kilometresTo(at: number, near: Position): number;
};

/** Sorted positions. Only the requested part is decoded, because there can be many. */
type SortedPositions = {
  readonly count: number;
  part(offset: number, limit: number): number[];
};

/** Distances are rounded to 10 m, so a store that is up to 5 m further away is within a distance. */
const ROUNDING_KILOMETRES = 0.005;
/** Larger than the number of positions. A sorting key is the chord to a position in metres, times this number, plus the index of the position. */
const KEY_FACTOR = 2 ** 26;

/** Creates a k-d tree of positions. */
export function createSpatialIndex(positions: readonly Position[]): SpatialIndex {
  const tree = new KDBush(positions.length);
  for (const { longitude, latitude } of positions) tree.add(longitude, latitude);
  if (positions.length > 0) tree.finish();
  const everywhere = positions.map((_, at) => at);
  const points = toPoints(positions);

  function within({ west, south, east, north }: BoundingBox): number[] {
    if (positions.length === 0) return [];
    if (west <= east) return tree.range(west, south, east, north);
    return [...tree.range(west, south, 180, north), ...tree.range(-180, south, east, north)];
  }

  /** Returns the positions that can be within a distance. */
  function candidatesNear(near: Position, maxKilometres: number): number[] {
    const box = boxAround(near, maxKilometres + ROUNDING_KILOMETRES);
    return box ? within(box) : everywhere;
  }

  return {
    within,
    withinDistance(near, maxKilometres) {
      const maxChord = chordOf(maxKilometres + ROUNDING_KILOMETRES);
      const chordTo = createChords(points, near);
      const set = new TypedFastBitSet();
      for (const at of candidatesNear(near, maxKilometres)) if (chordTo(at) < maxChord) set.add(at);
      return set;
    },
    findNearest({ longitude, latitude }, count, matching) {
      return around(tree, longitude, latitude, count, undefined, matching && ((at) => matching.has(at)));
    },
    sortByDistance(near, maxKilometres, matching) {
      const candidates = candidatesNear(near, maxKilometres);
      const maxChord = chordOf(maxKilometres + ROUNDING_KILOMETRES);
      const chordTo = createChords(points, near);
      const keys = new Float64Array(candidates.length);
      let count = 0;
      for (const at of candidates) {
        if (matching && !matching.has(at)) continue;
        const chord = chordTo(at);
        if (chord < maxChord) keys[count++] = Math.round(chord * EARTH_RADIUS_METRES) * KEY_FACTOR + at;
      }
      // Numbers are sorted much faster than objects with a comparator.
      const sorted = keys.subarray(0, count).sort();
      return {
        count,
        part: (offset, limit) =>
          Array.from(sorted.subarray(offset, offset + limit), (key) => key % KEY_FACTOR),
      };
    },
    kilometresTo(at, { longitude, latitude }) {
      const position = positions[at];
      return position ? distance(longitude, latitude, position.longitude, position.latitude) : Infinity;
    },
  };
}
