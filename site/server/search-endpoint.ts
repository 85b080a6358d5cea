import * as v from 'valibot';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { findLocale, type Locale } from '#site/i18n/locale';
import { loadSuggestions, type SuggestionServices } from '#site/pages/search-suggestions';
import { cleanTerm } from '#site/services/search';

/** Path of the search while typing. */
export const SEARCH_PATH = '/api/search';

/** Answers a request of a client with this address. */
export type SearchEndpoint = (request: Request, address: string | undefined) => Promise<Response>;

type SearchEndpointConfig = {
  readonly services: SuggestionServices;
  readonly isWithinRateLimit: IsWithinRateLimit;
};

/** Only the visitor's browser may store suggestions, because the address contains the visitor's term. */
const CACHE_CONTROL = 'private, max-age=10';
const RETRY_AFTER_SECONDS = '5';
/** The rate limit counts ten minutes. */
const RETRY_AFTER_LIMIT_SECONDS = '60';

const parameters = v.object({
  locale: v.pipe(
    v.string(),
    v.transform((code): Locale | undefined => findLocale(code)),
    v.custom<Locale>((locale) => locale !== undefined),
  ),
  q: v.pipe(v.string(), v.transform(cleanTerm)),
});

/**
 * Creates the handler of `GET /api/search?locale=nl&q=lamp`. It responds with `SearchSuggestions` and `isComplete` as JSON, for an
 * empty term with popular terms. Status 400 for invalid parameters, 429 above the rate limit, 503 if the search system and the content system fail. The call to the
 * search system ends when the browser leaves.
 */
export function createSearchEndpoint({ services, isWithinRateLimit }: SearchEndpointConfig): SearchEndpoint {
  return async ({ url, signal }, address) => {
    const { searchParams } = new URL(url);
    const parsed = v.safeParse(parameters, { locale: searchParams.get('locale'), q: searchParams.get('q') });
    if (!parsed.success) return errorResponse(400);
    if (!isWithinRateLimit(address)) return errorResponse(429, RETRY_AFTER_LIMIT_SECONDS);
    const { locale, q: term } = parsed.output;
    const loaded = await loadSuggestions({ locale, term, signal }, services);
    if (!loaded) return errorResponse(503, RETRY_AFTER_SECONDS);
    return Response.json(
      { ...loaded.suggestions, isComplete: loaded.isComplete },
      {
        headers: {
          'cache-control': loaded.isComplete ? CACHE_CONTROL : 'no-store',
          'x-robots-tag': 'noindex',
        },
      },
    );
  };
}

function errorResponse(status: number, retryAfter?: string) {
  return Response.json(
    { status },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
      },
    },
  );
}
