import type { Cache, Lifetime } from '#site/services/cache';
import {
  createHttp,
  createOutageLog,
  type Failure,
  type Outcome,
  type WarningLog,
} from '#site/services/http';
import { wirePlaces } from './wire.ts';

/** A place with its name in the language of the search: `Portland, OR, United States`. */
export type GeocodedPlace = { readonly label: string; readonly latitude: number; readonly longitude: number };

type PlaceQuery = {
  /** The typed text. */
  readonly text: string;
  /** BCP 47 tag of the names. */
  readonly language: string;
  /** ISO 3166-1 alpha-2 codes; empty for all countries. */
  readonly countries: readonly string[];
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
};

export type Geocoder = {
  /** Finds towns, postal codes and addresses, the most important ones first. The list may be empty. */
  search(query: PlaceQuery): Promise<Outcome<readonly GeocodedPlace[]>>;
};

type GeocoderConfig = {
  /** URL with Nominatim's API, without `/search`. */
  readonly baseUrl: string;
  /** Header `User-Agent`. It identifies this site to the operator of the service, as the usage policy requires. */
  readonly userAgent: string;
  readonly cache: Cache;
  readonly log: WarningLog;
  readonly timeoutMs?: number;
};

const HOUR_MS = 3_600_000;
/** Visitors wait for suggestions, so a later response is useless. */
const DEFAULT_TIMEOUT_MS = 2_500;
/** The positions of places rarely change, so results stay valid for days. */
const LIFETIME: Lifetime = {
  freshMs: 24 * HOUR_MS,
  staleWhileRevalidateMs: 24 * HOUR_MS,
  staleIfErrorMs: 7 * 24 * HOUR_MS,
};

/** Creates the client of a geocoder with Nominatim's API. Results are cached. It does not retry, because a visitor is waiting. */
export function createGeocoder({
  baseUrl,
  userAgent,
  cache,
  log,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: GeocoderConfig): Geocoder {
  const http = createHttp({
    system: 'geocoder',
    baseUrl,
    headers: { accept: 'application/json', 'user-agent': userAgent },
    timeoutMs,
    // The text that a visitor has typed may be an address.
    hiddenParameters: ['q'],
    log,
  });
  const logOutage = createOutageLog('geocoder', log);
  return {
    search({ text, language, countries, limit, signal }) {
      const query = new URLSearchParams({
        q: text,
        format: 'jsonv2',
        addressdetails: '1',
        limit: String(limit),
        'accept-language': language,
        ...(countries.length > 0 ? { countrycodes: countries.join(',').toLowerCase() } : {}),
      });
      const path = `/search?${query}`;
      return cache.read<readonly GeocodedPlace[]>({
        name: 'geocoder',
        params: { baseUrl, path },
        lifetimeOf: () => LIFETIME,
        // Visitors can type any text.
        isMinor: () => true,
        signal,
        async fetchFresh() {
          const outcome = await http.request({ path, response: wirePlaces, retries: 0 });
          if (outcome.ok || isOutage(outcome.failure)) logOutage(!outcome.ok);
          return outcome;
        },
      });
    },
  };
}

/** Statuses with which a geocoder that works refuses one query. */
const REFUSED_QUERY = [400, 404, 414, 422];

/** Returns whether other calls would fail too. */
function isOutage(failure: Failure): boolean {
  if (failure.kind === 'unexpected-status') return !REFUSED_QUERY.includes(failure.status);
  return failure.kind !== 'aborted';
}
