import type { GenericSchema } from 'valibot';
import type { Cache, Lifetime } from '#site/services/cache';
import type { Http, Outcome } from '#site/services/http';
import type { Paging } from './paging.ts';
import { none } from './wire.ts';

/** What the process's client has ready for every visit. */
export interface ClientContext {
  http: Http;
  cache: Cache;
  baseUrl: string;
  submitTimeLimitMs: number;
  paging: Paging;
  life: Lifetime;
  missingLife: Lifetime;
}

export interface CachedRequest<Value> {
  path: string;
  response: GenericSchema<unknown, Value>;
  tagsOf: (value: Value) => readonly string[];
  signal: AbortSignal | undefined;
}

/** Asks through the cache. A 404 is a failure. */
export function fetchCached<Value>(
  client: ClientContext,
  { path, response, tagsOf, signal }: CachedRequest<Value>,
) {
  return readThroughCache(client, { path, tagsOf, signal }, () => client.http.request({ path, response }));
}

/** Asks through the cache. The content system's own 404 is the response "there is none". */
export function fetchCachedOrNull<Value>(client: ClientContext, question: CachedRequest<Value | null>) {
  return readThroughCache(client, question, () =>
    fetchOrNull(client.http, { path: question.path, response: question.response }),
  );
}

/** Asks and keeps nothing. */
export function fetchOrNull<Value>(
  http: Http,
  call: { path: string; response: GenericSchema<unknown, Value>; signal?: AbortSignal | undefined },
): Promise<Outcome<Value | null>> {
  return http.request({ ...call, otherResponses: { 404: none } });
}

/** Keeps what `fetchFresh` brings under the path of the call, which says all that the response depends on. */
export function readThroughCache<Value>(
  { cache, baseUrl, life, missingLife }: ClientContext,
  about: { path: string; tagsOf: (value: Value) => readonly string[]; signal: AbortSignal | undefined },
  fetchFresh: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return cache.read({
    name: 'content',
    params: { baseUrl, path: about.path },
    lifetimeOf: (value) => (value === null ? missingLife : life),
    tagsOf: about.tagsOf,
    signal: about.signal,
    fetchFresh,
  });
}
