import * as v from 'valibot';
import { gridLevelOf } from './cluster-zoom.ts';

/** Edges in degrees. */
const edges = { west: v.number(), south: v.number(), east: v.number(), north: v.number() };
const position = { latitude: v.number(), longitude: v.number() };

export type MapBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

const storeMarkers = v.object({
  total: v.number(),
  stores: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      city: v.string(),
      href: v.optional(v.string()),
      ...position,
    }),
  ),
  clusters: v.array(v.object({ count: v.number(), city: v.string(), ...position, ...edges })),
});

type FetchedMarkers = v.InferOutput<typeof storeMarkers>;

/** The stores within a box of the map, and clusters of stores that are too close to each other. */
export type MapMarkers = {
  readonly total: number;
  readonly stores: readonly FetchedMarkers['stores'][number][];
  readonly clusters: readonly FetchedMarkers['clusters'][number][];
};

type MarkersRequest = {
  readonly locale: string;
  /** Query of the store finder. */
  readonly query: string;
  readonly box: MapBox;
  /** Zoom level of the map. */
  readonly zoom: number;
};

const TIMEOUT_MS = 8_000;
const DECIMALS = 4;

/**
 * Fetches the stores of a choice within a box.
 *
 * @throws an error if the server fails, takes too long or responds with something else, or if the signal aborts
 */
export async function fetchMarkers(
  { locale, query, box, zoom }: MarkersRequest,
  signal: AbortSignal,
): Promise<MapMarkers> {
  const parameters = new URLSearchParams(query);
  parameters.set('locale', locale);
  parameters.set('box', toText(box));
  parameters.set('zoom', String(gridLevelOf(zoom)));
  const response = await fetch(`/api/stores?${parameters}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`Stores of the map: expected status 200, got ${response.status}.`);
  return v.parse(storeMarkers, await response.json());
}

/** Returns a box as text, with longitudes from -180 to 180. The map may show the world more than once, so its edges can be beyond 180 degrees. */
function toText({ west, south, east, north }: MapBox): string {
  const edgesOfWorld = east - west >= 360 ? [-180, 180] : [wrap(west), wrap(east)];
  const [left = -180, right = 180] = edgesOfWorld;
  const clamped = [left, Math.max(-90, south), right, Math.min(90, north)];
  return clamped.map((degrees) => degrees.toFixed(DECIMALS)).join(',');
}

function wrap(longitude: number) {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Returns the smallest box around positions. */
export function boxOf(
  positions: readonly { readonly latitude: number; readonly longitude: number }[],
): MapBox {
  const longitudes = positions.map(({ longitude }) => longitude);
  const latitudes = positions.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
