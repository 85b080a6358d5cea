import type { FeatureCollection, Point } from 'geojson';
import * as v from 'valibot';
import placeNamesUrl from './place-names.json?url';

/** A town on the map, with its name in the visitor's language and its thousands of inhabitants. */
type NamedPlaces = FeatureCollection<Point, { readonly name: string; readonly size: number }>;

/** The rows that `npm run gazetteer` writes. */
const rows = v.array(
  v.union([
    v.strictTuple([v.number(), v.number(), v.number(), v.string()]),
    v.strictTuple([v.number(), v.number(), v.number(), v.string(), v.record(v.string(), v.string())]),
  ]),
);

/** The time limit of the request for the towns. */
const TIMEOUT_MS = 15_000;

/**
 * Loads the towns for the names on the map. Returns an empty list if loading fails, because the map is useful without names.
 *
 * @param language BCP 47 tag
 */
export async function loadPlaceNames(language: string, signal: AbortSignal): Promise<NamedPlaces> {
  return fetchJson(signal)
    .then((json) => toPlaces(json, language))
    .catch(() => toPlaces([], language));
}

async function fetchJson(signal: AbortSignal): Promise<unknown> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(placeNamesUrl, { signal: limited });
  if (!response.ok) throw new Error(`Place names of the map: expected status 200, got ${response.status}.`);
  return response.json();
}

/**
 * Returns the rows as points, with their names in a language.
 *
 * @throws an error if the JSON has an unexpected structure
 */
export function toPlaces(json: unknown, language: string): NamedPlaces {
  const { language: base } = new Intl.Locale(language);
  return {
    type: 'FeatureCollection',
    features: v.parse(rows, json).map(([longitude, latitude, size, name, translated]) => ({
      type: 'Feature',
      properties: { name: translated?.[base] ?? name, size },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}
