import type { IndexRecord } from '../indexing/record-values.ts';
import { badRequest } from '../request-error.ts';
import type { SearchParameters } from '../settings/wire-parameters.ts';
import { distanceMetres, type GeoPoint, isInsideBoxes, isInsidePolygons, pointsOf } from './geo.ts';

const BOX_NUMBERS = 4;
const MIN_POLYGON_NUMBERS = 6;
/** Without a radius in the request, the radius is the distance of this many nearest records. */
const AUTOMATIC_RADIUS_RECORDS = 1000;
const DEFAULT_PRECISION_METRES = 10;

/** The nearest point of a record and its distance in metres. Inside boxes and polygons, it is the first point inside, with distance 0. */
interface GeoMatch {
  readonly point: GeoPoint;
  readonly distance: number;
}

export interface GeoSearch {
  /** By the ordinal of the record. Records outside the area are missing. */
  readonly matches: ReadonlyMap<number, GeoMatch>;
  /** Whether records are ranked by their distance. */
  readonly hasCentre: boolean;
  /** Returns the precision in metres. The ranking divides a distance by it and rounds down, so records at similar distances rank equally. */
  readonly precisionOf: (distance: number) => number;
  /** The radius in metres that was chosen because the request has none. */
  readonly automaticRadius?: number;
}

/** Finds the records in the area of a search. Returns `undefined` for a search without an area. */
export function searchArea(
  parameters: SearchParameters,
  ordinals: readonly number[],
  records: readonly (IndexRecord | undefined)[],
): GeoSearch | undefined {
  const { insideBoundingBox: boxes = [], insidePolygon: polygons = [], aroundLatLng } = parameters;
  if (boxes.some((box) => box.length !== BOX_NUMBERS))
    throw badRequest('Invalid value for "insideBoundingBox" parameter, expected arrays of four numbers');
  if (polygons.some(({ length }) => length < MIN_POLYGON_NUMBERS || length % 2 !== 0))
    throw badRequest('Invalid value for "insidePolygon" parameter, expected arrays of at least three points');
  if (boxes.length > 0) return findInside(ordinals, records, (point) => isInsideBoxes(point, boxes));
  if (polygons.length > 0) return findInside(ordinals, records, (point) => isInsidePolygons(point, polygons));
  return aroundLatLng === undefined || aroundLatLng === ''
    ? undefined
    : findAround(parseCentre(aroundLatLng), parameters, ordinals, records);
}

function findInside(
  ordinals: readonly number[],
  records: readonly (IndexRecord | undefined)[],
  isInside: (point: GeoPoint) => boolean,
): GeoSearch {
  const matches = new Map<number, GeoMatch>();
  for (const ordinal of ordinals) {
    const record = records[ordinal];
    const point = record && pointsOf(record).find(isInside);
    if (point) matches.set(ordinal, { point, distance: 0 });
  }
  return { matches, hasCentre: false, precisionOf: () => DEFAULT_PRECISION_METRES };
}

function findAround(
  centre: GeoPoint,
  { aroundRadius, aroundPrecision = DEFAULT_PRECISION_METRES, minimumAroundRadius = 0 }: SearchParameters,
  ordinals: readonly number[],
  records: readonly (IndexRecord | undefined)[],
): GeoSearch {
  const matches = new Map<number, GeoMatch>();
  for (const ordinal of ordinals) {
    const record = records[ordinal];
    const nearest = record && nearestPoint(pointsOf(record), centre);
    if (nearest) matches.set(ordinal, nearest);
  }
  const automaticRadius =
    aroundRadius === undefined
      ? Math.max(automaticRadiusOf([...matches.values()]), minimumAroundRadius)
      : undefined;
  const radius = aroundRadius === 'all' ? Infinity : (aroundRadius ?? automaticRadius ?? Infinity);
  for (const [ordinal, { distance }] of matches) if (distance > radius) matches.delete(ordinal);
  return {
    matches,
    hasCentre: true,
    precisionOf: (distance) =>
      typeof aroundPrecision === 'number'
        ? aroundPrecision
        : (aroundPrecision.findLast(({ from }) => from <= distance)?.value ?? DEFAULT_PRECISION_METRES),
    ...(automaticRadius !== undefined && { automaticRadius }),
  };
}

function nearestPoint(points: readonly GeoPoint[], centre: GeoPoint): GeoMatch | undefined {
  const [nearest] = points
    .map((point) => ({ point, distance: distanceMetres(centre, point) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest;
}

function automaticRadiusOf(matches: readonly GeoMatch[]): number {
  const distances = matches.map(({ distance }) => distance).sort((a, b) => a - b);
  return Math.ceil(distances[Math.min(AUTOMATIC_RADIUS_RECORDS, distances.length) - 1] ?? 0);
}

function parseCentre(text: string): GeoPoint {
  const [lat = NaN, lng = NaN, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isValid = rest.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  if (!isValid) throw badRequest('Invalid value for "aroundLatLng" parameter, expected "latitude,longitude"');
  return { lat, lng };
}
