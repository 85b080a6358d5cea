import { cleanTerm } from '#site/protocol/search-term';
import type { Cache } from '#site/services/cache';
import { type Availability, succeeded } from '#site/services/http';
import type { SearchClient, SearchScope } from './client.ts';
import type { InvalidHit } from './invalid-hits.ts';
import type { MissingIndexes } from './missing-indexes.ts';
import { type ProviderContext, sendRequests, sendToExisting } from './wire-multi-query.ts';
import { popularTermsRequest, toWireRequests } from './wire-query.ts';
import { toSearchResults, toTerms } from './wire-results.ts';

/** Dependencies that all search clients of the process share. */
type SearchClientContext = ProviderContext & {
  readonly prefix: string;
  readonly synonymWords: (store: string) => readonly string[];
  readonly availability: Availability;
  readonly missing: MissingIndexes;
  readonly logInvalidHits: (store: string, hits: readonly InvalidHit[]) => void;
  readonly cache: Cache;
};

const POPULAR_LIFETIME = { freshMs: 60_000, staleWhileRevalidateMs: 600_000, staleIfErrorMs: 24 * 3_600_000 };
/** A term without a word has no results. */
const NO_REQUESTS: ReturnType<typeof toWireRequests> = { requests: [], parts: [] };

/** Creates the client of one request. */
export function createSearchClient(
  context: SearchClientContext,
  { store, visitorToken, signal }: SearchScope,
): SearchClient {
  const { prefix, availability, cache } = context;
  return {
    async search(query) {
      const term = cleanTerm(query.term);
      const { requests, parts } =
        query.term === '' || hasWord(term)
          ? toWireRequests(query, { prefix, store, visitorToken })
          : NO_REQUESTS;
      const response =
        requests.length === 0
          ? succeeded([])
          : await availability.guard(() => sendToExisting(context, requests, signal));
      if (!response.ok) return response;
      return succeeded(
        toSearchResults({
          results: response.value,
          term,
          parts,
          query: query.products,
          synonymWords: context.synonymWords(store),
          onInvalidHits: (hits) => context.logInvalidHits(store, hits),
        }),
      );
    },
    popularTerms: (limit) =>
      cache.read<readonly string[]>({
        name: 'search-popular',
        params: { prefix, store, limit },
        lifetimeOf: () => POPULAR_LIFETIME,
        signal,
        async fetchFresh() {
          const request = popularTermsRequest(limit, prefix, store);
          const response = await availability.guard(() => sendRequests(context, [request]));
          return response.ok ? succeeded(toTerms(response.value)) : response;
        },
      }),
  };
}

/** Returns whether a term has a letter or a number. The provider ignores other characters, so it would find all records for the term. */
function hasWord(term: string): boolean {
  return /[\p{L}\p{N}]/u.test(term);
}
