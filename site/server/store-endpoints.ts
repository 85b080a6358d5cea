import * as v from 'valibot';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import type { Services } from '#site/pages/page-services';
import { findStoreMarkers } from '#site/pages/store-markers';
import { cleanPlace, findPlaces } from '#site/stores/find-places';
import { type Endpoint, errorResponse, jsonResponse, localeParameter } from './endpoint.ts';

/** Paths of the endpoints for places while typing and for stores on the map. */
export const PLACES_PATH = '/api/places';
export const STORES_PATH = '/api/stores';

type StoreEndpointConfig = {
  readonly services: Pick<Services, 'stores' | 'geocoder'>;
  readonly isWithinRateLimit: IsWithinRateLimit;
};

/** Only the visitor's browser may store places, because the address contains what the visitor has typed. */
const PLACES_CACHE_CONTROL = 'private, max-age=300';
const STORES_CACHE_CONTROL = 'private, max-age=60';

const placeParameters = v.object({ locale: localeParameter, q: v.pipe(v.string(), v.transform(cleanPlace)) });

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));
/** West, south, east, north: `4.7,52.2,5.1,52.5`. */
const box = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,3}(?:\.\d{1,10})?(?:,-?\d{1,3}(?:\.\d{1,10})?){3}$/),
  v.transform((text) => {
    const [west, south, east, north] = text.split(',').map(Number);
    return { west, south, east, north };
  }),
  v.object({ west: degrees(180), south: degrees(90), east: degrees(180), north: degrees(90) }),
  v.check(({ south, north }) => south <= north),
);
/** Zoom level of a web map. */
const zoom = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(24));
const storeParameters = v.object({ locale: localeParameter, box, zoom });

/**
 * Creates the handler of `GET /api/places?locale=nl&q=utr`. It responds with `FoundPlaces` as JSON. Status 400 for invalid parameters,
 * 429 above the rate limit.
 */
export function createPlacesEndpoint({ services, isWithinRateLimit }: StoreEndpointConfig): Endpoint {
  return async ({ url, signal }, address) => {
    const { searchParams } = new URL(url);
    const parsed = v.safeParse(placeParameters, {
      locale: searchParams.get('locale'),
      q: searchParams.get('q'),
    });
    if (!parsed.success) return errorResponse(400);
    if (!isWithinRateLimit(address)) return errorResponse(429);
    const { q: text, ...request } = parsed.output;
    const stores = await services.stores.storesOf(request.locale);
    const found = await findPlaces({ text, ...request, stores, geocoder: services.geocoder, signal });
    return jsonResponse(found, found.isComplete ? PLACES_CACHE_CONTROL : 'no-store');
  };
}

/**
 * Creates the handler of `GET /api/stores?locale=nl&box=4.7,52.2,5.1,52.5&zoom=9`, with the query of the store finder. It responds with
 * `StoreMarkers` as JSON. Status 400 for invalid parameters, 429 above the rate limit, 503 if the content system fails.
 */
export function createStoresEndpoint({ services, isWithinRateLimit }: StoreEndpointConfig): Endpoint {
  return async ({ url }, address) => {
    const { searchParams: query } = new URL(url);
    const parsed = v.safeParse(storeParameters, {
      locale: query.get('locale'),
      box: query.get('box'),
      zoom: query.get('zoom'),
    });
    if (!parsed.success) return errorResponse(400);
    if (!isWithinRateLimit(address)) return errorResponse(429);
    const markers = await findStoreMarkers({ ...parsed.output, query }, services);
    return markers ? jsonResponse(markers, STORES_CACHE_CONTROL) : errorResponse(503);
  };
}
