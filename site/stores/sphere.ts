/** A position in degrees north and east. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** Edges in degrees. A box across the 180th meridian has `west` > `east`. */
export type BoundingBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

const KILOMETRES_PER_DEGREE = 111;
/** The same value as in `geokdbush`. */
const EARTH_RADIUS_KILOMETRES = 6_371;
export const EARTH_RADIUS_METRES = EARTH_RADIUS_KILOMETRES * 1_000;

/** Points on a sphere with radius 1. Each has three numbers. */
export function toPoints(positions: readonly Position[]): Float64Array {
  const points = new Float64Array(3 * positions.length);
  for (const [at, position] of positions.entries()) points.set(toPoint(position), 3 * at);
  return points;
}

function toPoint({ latitude, longitude }: Position): readonly [number, number, number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/**
 * Creates the function that returns the length of the chord (the straight line through the sphere) from a position to a point. Chords and
 * great-circle distances have the same order, but chords need no trigonometry for each store.
 */
export function createChords(points: Float64Array, position: Position): (at: number) => number {
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
export function chordOf(kilometres: number): number {
  return 2 * Math.sin(Math.min(kilometres / EARTH_RADIUS_KILOMETRES, Math.PI) / 2);
}

/** Returns a box that contains a circle. Returns `undefined` if it would contain a pole or a large part of the earth. */
export function boxAround({ latitude, longitude }: Position, kilometres: number): BoundingBox | undefined {
  const height = kilometres / KILOMETRES_PER_DEGREE;
  const [south, north] = [latitude - height, latitude + height];
  const widest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const width = height / widest;
  if (south < -85 || north > 85 || width > 90) return undefined;
  const wrap = (degrees: number) => ((degrees + 540) % 360) - 180;
  return { west: wrap(longitude - width), south, east: wrap(longitude + width), north };
}
