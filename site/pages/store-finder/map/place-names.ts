import type { FeatureCollection, Point } from 'geojson';
import * as v from 'valibot';
import placeNamesUrl from './place-names.json?url';

/** A town on the map, with its name in the visitor's language and its thousands of inhabitants. */
export type NamedPlaces = FeatureCollection<Point, { readonly name: string; readonly size: number }>;

/** The rows that `npm run gazetteer` writes. */
const rows = v.array(
  v.union([
    v.tuple([v.number(), v.number(), v.number(), v.string()]),
    v.tuple([v.number(), v.number(), v.number(), v.string(), v.record(v.string(), v.string())]),
  ]),
);

/**
 * Loads the towns whose names are on the map. Without them the map is still useful, so the list is then empty.
 *
 * @param language BCP 47 tag
 */
export async function loadPlaceNames(language: string, signal: AbortSignal): Promise<NamedPlaces> {
  return toPlaces(await fetchRows(signal).catch(() => []), language);
}

async function fetchRows(signal: AbortSignal) {
  const response = await fetch(placeNamesUrl, { signal });
  if (!response.ok) throw new Error(`Place names of the map: expected status 200, got ${response.status}.`);
  return v.parse(rows, await response.json());
}

/** Returns the rows as points, with their names in a language. */
export function toPlaces(places: v.InferOutput<typeof rows>, language: string): NamedPlaces {
  const { language: base } = new Intl.Locale(language);
  return {
    type: 'FeatureCollection',
    features: places.map(([longitude, latitude, size, name, translated]) => ({
      type: 'Feature',
      properties: { name: translated?.[base] ?? name, size },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}
