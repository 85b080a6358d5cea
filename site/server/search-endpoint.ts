import * as v from 'valibot';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { loadSuggestions, type SuggestionServices } from '#site/pages/search-suggestions';
import { cleanTerm } from '#site/protocol/search-term';
import { readSearchVisitor } from '#site/session/search-visitor';
import { type Endpoint, errorResponse, jsonResponse, localeParameter } from './endpoint.ts';

/** Path of the search while typing. */
export const SEARCH_PATH = '/api/search';

type SearchEndpointConfig = {
  readonly services: SuggestionServices;
  readonly isWithinRateLimit: IsWithinRateLimit;
};

/** Only the visitor's browser may store suggestions, because the address contains the visitor's term. */
const CACHE_CONTROL = 'private, max-age=10';

const parameters = v.object({
  locale: localeParameter,
  q: v.pipe(v.string(), v.transform(cleanTerm)),
});

/**
 * Creates the handler of `GET /api/search?locale=nl&q=lamp`. It responds with `SearchSuggestions` and `isComplete` as JSON. For an empty
 * term, they contain popular terms. Status 400 for invalid parameters, 429 above the rate limit, 503 if the search system and the content
 * system fail. If the browser aborts the request, the call to the search system is aborted too.
 */
export function createSearchEndpoint({ services, isWithinRateLimit }: SearchEndpointConfig): Endpoint {
  return async ({ url, headers, signal }, address) => {
    const { searchParams } = new URL(url);
    const parsed = v.safeParse(parameters, { locale: searchParams.get('locale'), q: searchParams.get('q') });
    if (!parsed.success) return errorResponse(400);
    if (!isWithinRateLimit(address)) return errorResponse(429);
    const { locale, q: term } = parsed.output;
    const searchVisitor = readSearchVisitor(headers.get('cookie'));
    const loaded = await loadSuggestions({ locale, term, searchVisitor, signal }, services);
    if (!loaded) return errorResponse(503);
    return jsonResponse(
      { ...loaded.suggestions, isComplete: loaded.isComplete },
      loaded.isComplete ? CACHE_CONTROL : 'no-store',
    );
  };
}
