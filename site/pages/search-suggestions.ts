import type { Locale } from '#site/i18n/locale';
import type { SearchQuery } from '#site/services/search';
import type { Services } from './page-services.ts';
import { findPages } from './search/find-pages.ts';
import { searchFormProps } from './search/search-form-props.ts';
import { toContentResults } from './search/to-content-results.ts';
import {
  MAX_SUGGESTIONS,
  type SearchSuggestions,
  toPopularSuggestions,
  toSuggestions,
} from './search/to-suggestions.ts';

type SuggestionRequest = {
  readonly locale: Locale;
  /** The typed term, cleaned. Empty for popular terms. */
  readonly term: string;
  /** The token of the visitor for the search provider (`readSearchVisitor`). */
  readonly searchVisitor: string | undefined;
  /** Aborts when the visitor's request aborts. */
  readonly signal: AbortSignal;
};

export type SuggestionServices = Pick<Services, 'now' | 'content' | 'search' | 'siteUrl'>;

type SuggestionsOutcome = {
  readonly suggestions: SearchSuggestions;
  /** False if the search system, or one of its indexes, did not respond. */
  readonly isComplete: boolean;
};

/** The query for the suggestions of a term, without the term. */
const SUGGESTION_QUERY = {
  products: {
    page: 1,
    perPage: MAX_SUGGESTIONS.products,
    sort: 'relevance',
    choice: {},
    withFacets: false,
  },
  categories: { page: 1, perPage: MAX_SUGGESTIONS.categories },
  content: { page: 1, perPage: MAX_SUGGESTIONS.content },
  // One more term than shown, because the typed term can be among them.
  suggestions: MAX_SUGGESTIONS.terms + 1,
  isTyping: true,
} as const satisfies Omit<SearchQuery, 'term'>;

/**
 * Loads the suggestions of the search box. If the search system or its index of the content fails, the content system provides the pages and
 * the popular terms. Returns `undefined` if both fail.
 */
export function loadSuggestions(
  request: SuggestionRequest,
  services: SuggestionServices,
): Promise<SuggestionsOutcome | undefined> {
  return request.term === '' ? loadPopular(request, services) : loadForTerm(request, services);
}

async function loadPopular(
  { locale, signal }: SuggestionRequest,
  { content, search }: SuggestionServices,
): Promise<SuggestionsOutcome | undefined> {
  const client = search.forRequest({ store: locale.magentoStore, signal });
  const popular = await client.popularTerms(MAX_SUGGESTIONS.popular);
  if (popular.ok && popular.value.length > 0)
    return { suggestions: toPopularSuggestions(popular.value), isComplete: true };
  const globals = await content.forRequest({ site: locale.site, signal }).globals();
  if (!globals.ok) return undefined;
  const terms = searchFormProps(locale, globals.value).popular;
  return { suggestions: toPopularSuggestions(terms), isComplete: popular.ok };
}

async function loadForTerm(
  { locale, term, searchVisitor, signal }: SuggestionRequest,
  services: SuggestionServices,
): Promise<SuggestionsOutcome | undefined> {
  const store = locale.magentoStore;
  const client = services.search.forRequest({ store, visitorToken: searchVisitor, signal });
  const outcome = await client.search({ term, ...SUGGESTION_QUERY });
  if (outcome.ok && !outcome.value.missing.includes('content'))
    return {
      suggestions: toSuggestions(outcome.value, { locale, term }),
      isComplete: outcome.value.missing.length === 0,
    };
  if (signal.aborted) return undefined;
  const content = services.content.forRequest({ site: locale.site, signal });
  const found = await findPages(term, content, { now: services.now(), timeZone: locale.timeZone });
  if (!found && !outcome.ok) return undefined;
  const pages = found && toContentResults(found.entries, { locale, services });
  return {
    suggestions: toSuggestions(outcome.ok ? outcome.value : undefined, { locale, term, pages }),
    isComplete: false,
  };
}
