import type { Outcome } from '#site/services/http';
import type { SearchQuery, SearchResults } from './model.ts';

export type SearchScope = {
  /** Code of the store view (`eu_nl`), which names the indexes. */
  readonly store: string;
  /**
   * A random token of the visitor, the same as in events. It must not be personal data, and exists only after consent to statistics. The provider
   * counts similar searches of one visitor once, and shows a visitor always the same variant of a test.
   */
  readonly visitorToken?: string | undefined;
  /** Aborts when the visitor's request aborts. */
  readonly signal?: AbortSignal | undefined;
};

/** Client of the search provider for one request. Each call returns an outcome; failures are already logged. */
export type SearchClient = {
  /**
   * Finds products, categories, content and suggestions in one call to the provider. An empty term finds everything. Another term without a
   * letter or a number has no results, and no call.
   */
  readonly search: (query: SearchQuery) => Promise<Outcome<SearchResults>>;
  /** Returns the most popular terms. */
  readonly popularTerms: (limit: number) => Promise<Outcome<readonly string[]>>;
};
