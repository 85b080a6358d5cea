import {
  isList,
  isRecordObject,
  ownValue,
  type IndexRecord,
  type RecordValue,
} from '../indexing/record-values.ts';

const EARTH_RADIUS_METRES = 6_371_000;
const DEGREE = Math.PI / 180;

export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** Returns the points of `_geoloc`, which is one point or a list of them. */
export function pointsOf(record: IndexRecord): GeoPoint[] {
  const value = ownValue(record, '_geoloc');
  return (isList(value) ? value : [value]).flatMap((point) => toPoint(point) ?? []);
}

function toPoint(value: RecordValue | undefined): GeoPoint | undefined {
  if (!isRecordObject(value)) return undefined;
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}

/** Returns the distance between two points along the surface of the earth, in metres. */
export function distanceMetres(a: GeoPoint, b: GeoPoint): number {
  const halfLat = Math.sin(((b.lat - a.lat) * DEGREE) / 2) ** 2;
  const halfLng = Math.sin(((b.lng - a.lng) * DEGREE) / 2) ** 2;
  const haversine = halfLat + Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE) * halfLng;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns whether a point is inside one of the boxes. A box is two opposite corners: `[lat, lng, lat, lng]`. */
export function isInsideBoxes({ lat, lng }: GeoPoint, boxes: readonly (readonly number[])[]): boolean {
  return boxes.some(
    ([lat1 = NaN, lng1 = NaN, lat2 = NaN, lng2 = NaN]) =>
      lat >= Math.min(lat1, lat2) &&
      lat <= Math.max(lat1, lat2) &&
      lng >= Math.min(lng1, lng2) &&
      lng <= Math.max(lng1, lng2),
  );
}

/** Returns whether a point is inside one of the polygons. A polygon is a flat list of points: `[lat, lng, lat, lng, …]`. */
export function isInsidePolygons(point: GeoPoint, polygons: readonly (readonly number[])[]): boolean {
  return polygons.some((polygon) => isInsidePolygon(point, polygon));
}

/** A point is inside a polygon if an odd number of edges is east of it. */
function isInsidePolygon({ lat, lng }: GeoPoint, polygon: readonly number[]): boolean {
  let isInside = false;
  for (let index = 0; index < polygon.length; index += 2) {
    const before = (index + polygon.length - 2) % polygon.length;
    const [lat1 = NaN, lng1 = NaN] = polygon.slice(index, index + 2);
    const [lat2 = NaN, lng2 = NaN] = polygon.slice(before, before + 2);
    const crosses = lat1 > lat !== lat2 > lat;
    if (crosses && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1) isInside = !isInside;
  }
  return isInside;
}
