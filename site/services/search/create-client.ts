import { liteClient } from 'algoliasearch/lite';
import * as v from 'valibot';
import type { Cache } from '#site/services/cache';
import {
  type Availability,
  failed,
  type Failure,
  logFailure,
  type Outcome,
  succeeded,
  type WarningLog,
} from '#site/services/http';
import { cleanTerm } from './clean-term.ts';
import type { SearchClient, SearchScope } from './client.ts';
import { type MissingIndexes, missingIndexOf } from './missing-indexes.ts';
import { toProviderFailure } from './provider-failure.ts';
import { withSignal } from './requester.ts';
import { popularTermsRequest, toWireRequests } from './wire-query.ts';
import { type WireResult, type WireResults, wireResults } from './wire-response.ts';
import { toSearchResults, toTerms } from './wire.ts';

type ProviderClient = ReturnType<typeof liteClient>;
type WireMethod = Parameters<ProviderClient['search']>[0];

/** Dependencies that all search clients of the process share. */
export type SearchClientContext = {
  readonly provider: ProviderClient;
  readonly prefix: string;
  readonly timeoutMs: number;
  readonly synonymWords: (store: string) => readonly string[];
  readonly availability: Availability;
  readonly missing: MissingIndexes;
  readonly cache: Cache;
  readonly log: WarningLog;
};

type IndexRequest = { readonly indexName: string };

const SYSTEM = 'search';
const POPULAR_LIFE = { freshMs: 60_000, staleWhileRevalidateMs: 600_000, staleIfErrorMs: 24 * 3_600_000 };

/** Creates the client of one request. */
export function createSearchClient(
  context: SearchClientContext,
  { store, signal }: SearchScope,
): SearchClient {
  const { prefix, availability, cache, log } = context;
  return {
    async search(query) {
      const { requests, parts } = toWireRequests(query, prefix, store);
      const response = await availability.guard(() => sendToExisting(context, requests, signal));
      if (!response.ok) return response;
      return succeeded(
        toSearchResults({
          results: response.value,
          term: cleanTerm(query.term),
          parts,
          withFacets: query.products.withFacets,
          synonymWords: context.synonymWords(store),
          onInvalidHits: (count, reason) =>
            log.warn({ system: SYSTEM, store, count, reason }, `search: left out ${count} invalid record(s)`),
        }),
      );
    },
    popularTerms: (limit) =>
      cache.read<readonly string[]>({
        name: 'search-popular',
        params: { prefix, store, limit },
        lifetimeOf: () => POPULAR_LIFE,
        signal,
        async fetchFresh() {
          const request = popularTermsRequest(limit, prefix, store);
          const response = await availability.guard(() => sendMultiQuery(context, [request]));
          return response.ok ? succeeded(toTerms(response.value)) : response;
        },
      }),
  };
}

/**
 * Sends the requests whose index exists. If the provider names a missing index, sends the others once more. The result of a request without
 * an index is undefined. Fails if no index exists.
 */
async function sendToExisting(
  context: SearchClientContext,
  requests: readonly IndexRequest[],
  signal?: AbortSignal,
): Promise<Outcome<readonly (WireResult | undefined)[]>> {
  const { missing } = context;
  const send = async () => {
    const sent = requests.filter(({ indexName }) => !missing.has(indexName));
    if (sent.length === 0) return { sent, response: failed(NO_INDEX) };
    const response = await sendMultiQuery(context, sent, signal);
    const absent = response.ok
      ? undefined
      : missingIndexOf(
          response.failure,
          sent.map(({ indexName }) => indexName),
        );
    if (absent !== undefined) missing.add(absent);
    return { sent, response, absent };
  };
  const first = await send();
  const { sent, response } = first.absent === undefined ? first : await send();
  if (!response.ok) return response;
  const { results } = response.value;
  return succeeded(requests.map((request) => results[sent.indexOf(request)]));
}

const NO_INDEX: Failure = { kind: 'refused', message: 'No index of the search exists.', code: '404' };

/** Sends requests in one call. Failures are logged, except an aborted call. */
export async function sendMultiQuery(
  { provider, timeoutMs, log }: Pick<SearchClientContext, 'provider' | 'timeoutMs' | 'log'>,
  requests: readonly IndexRequest[],
  signal?: AbortSignal,
): Promise<Outcome<WireResults>> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const fail = (failure: Failure) => {
    const tookMs = Math.round(performance.now() - startedAt);
    if (failure.kind !== 'aborted')
      logFailure({ system: SYSTEM, log }, { method: 'POST', path: '/1/indexes/*/queries', tookMs }, failure);
    return failed(failure);
  };
  try {
    const method: WireMethod = { requests: [...requests] };
    const body: unknown = await withSignal(signal ? AbortSignal.any([timeout, signal]) : timeout, () =>
      provider.search(method),
    );
    const parsed = v.safeParse(wireResults, body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return fail(unexpectedBody(v.getDotPath(issue) ?? '(the whole body)', issue.message));
    }
    if (parsed.output.results.length === requests.length) return succeeded(parsed.output);
    return fail(unexpectedBody('results', `Expected ${requests.length} results.`));
  } catch (error) {
    return fail(signal?.aborted ? { kind: 'aborted' } : toProviderFailure(error, timeoutMs));
  }
}

function unexpectedBody(at: string, reason: string): Failure {
  return { kind: 'unexpected-body', status: 200, statusText: '', at, reason };
}
