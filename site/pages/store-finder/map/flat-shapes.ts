import type { Feature, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The shapes of all countries on a globe (package `world-atlas`). */
export type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/**
 * Returns all land as shapes for a flat map. On a globe, a shape can cross the 180th meridian or surround a pole. Without conversion, a flat map
 * would show such a shape as a band across the world.
 */
export function flatLand(world: World): Feature<MultiPolygon> {
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(flatten)) },
  };
}

/** Continues the longitudes of a ring beyond 180 degrees, without a jump to -180. Closes a ring around the South Pole along the edge of the map. */
function flatten(ring: readonly Position[]): Position[] {
  let turns = 0;
  let last = ring[0]?.[0] ?? 0;
  const flat = ring.map(([longitude = 0, latitude = 0]) => {
    if (Math.abs(longitude - last) > 180) turns += longitude < last ? 1 : -1;
    last = longitude;
    return [longitude + 360 * turns, latitude];
  });
  const [first] = flat;
  return turns === 0 || !first ? flat : [...flat, [last + 360 * turns, -90], [first[0] ?? 0, -90], first];
}
