import type { GenericSchema } from 'valibot';
import type { Cache, Lifetime } from '#site/services/cache';
import type { Http, HttpCall, Outcome } from '#site/services/http';
import type { Paging } from './paging.ts';
import { notFoundBody } from './wire.ts';

/** Dependencies that all content clients of the process share. */
export type ClientContext = {
  /** Fails at once while the content system does not respond. */
  readonly http: Http;
  /** Always sends the request. A form that a visitor sends again must arrive as soon as the content system responds. */
  readonly formHttp: Http;
  readonly cache: Cache;
  readonly baseUrl: string;
  readonly submitTimeLimitMs: number;
  /** Limit of one page of a complete list, with its retries. */
  readonly listTimeLimitMs: number;
  readonly paging: Paging;
  readonly lifetime: Lifetime;
  /** Lifetime of a cached null. */
  readonly missingLifetime: Lifetime;
};

type CachedRequest<Value> = {
  readonly path: string;
  readonly response: GenericSchema<unknown, Value>;
  /** Whether made-up requests can cause any number of such values. Null always counts as one. */
  readonly isMinor?: (value: Value) => boolean;
  readonly signal: AbortSignal | undefined;
};

/** Sends a request through the cache. A 404 is a failure. */
export function fetchCached<Value>(client: ClientContext, { response, ...request }: CachedRequest<Value>) {
  return readThroughCache(client, request, () => client.http.request({ path: request.path, response }));
}

/** Sends a request through the cache. A 404 of the content system resolves with null. */
export function fetchCachedOrNull<Value>(client: ClientContext, request: CachedRequest<Value | null>) {
  return readThroughCache(client, request, () =>
    fetchOrNull(client.http, { path: request.path, response: request.response }),
  );
}

/** Sends a request without the cache. A 404 of the content system resolves with null. */
export function fetchOrNull<Value>(
  http: Http,
  call: Pick<HttpCall<Value, null>, 'path' | 'response' | 'withHeaders' | 'signal'>,
): Promise<Outcome<Value | null>> {
  return http.request({ ...call, otherResponses: { 404: notFoundBody } });
}

/** Caches the result of `fetchFresh` by the path of the request, which contains all its parameters. */
export function readThroughCache<Value>(
  { cache, baseUrl, lifetime, missingLifetime }: ClientContext,
  request: Omit<CachedRequest<Value>, 'response'>,
  fetchFresh: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return cache.read({
    name: 'content',
    params: { baseUrl, path: request.path },
    lifetimeOf: (value) => (value === null ? missingLifetime : lifetime),
    isMinor: (value) => value === null || (request.isMinor?.(value) ?? false),
    signal: request.signal,
    fetchFresh,
  });
}
