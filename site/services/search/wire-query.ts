import { cleanTerm } from '#site/protocol/search-term';
import { type IndexKind, indexName, replicaName } from './index-names.ts';
import { MARK_END, MARK_START } from './matched-text.ts';
import type { SearchChoice, SearchQuery } from './model.ts';
import { chosenFacets, COUNTED_FACETS, type FacetName, NAMED_FACETS, toWireFilters } from './wire-filters.ts';
import { shownCategory, shownContent, shownProduct, shownSuggestion } from './wire-records.ts';

// Requests to the provider (contract B3).

/** A request of a multi-query. */
export type WireRequest = { readonly indexName: string; readonly [parameter: string]: unknown };

/** The requests of a search. `parts` names the purpose of each request. Requests, parts and results have the same order. */
type WireRequests = {
  readonly requests: WireRequest[];
  readonly parts: readonly RequestPart[];
};
/**
 * The purpose of a request. A `facet` request counts one facet without its own choice. An `alone` request applies only the choice of one facet.
 * It returns the names of the chosen values, because it is possible that no product has them and all other choices.
 */
export type RequestPart =
  | 'products'
  | 'categories'
  | 'content'
  | 'suggestions'
  | 'productSpelling'
  | 'contentSpelling'
  | { readonly facet: FacetName }
  | { readonly alone: FacetName };

type WireScope = {
  readonly prefix: string;
  readonly store: string;
  readonly visitorToken?: string | undefined;
};

/** The values that all requests of a search have. */
type SharedQuery = {
  /** The cleaned term. */
  readonly term: string;
  /** Returns the name of an index of the store view. */
  readonly nameOf: (kind: IndexKind) => string;
  /** Whether the provider's statistics count the search. */
  readonly isCounted: boolean;
};

/** Minimum length of a word of a product that may differ by one typing error. Pages have more short words, so they keep the default, 4. */
const MIN_PRODUCT_WORD_SIZE = 3;
/** The provider counts the most frequent values of a facet, at most this number. */
const MAX_FACET_VALUES = 1_000;

/** The parameters of a request that the provider's statistics omit. */
const NOT_COUNTED = { analytics: false, clickAnalytics: false };

const marks = { highlightPreTag: MARK_START, highlightPostTag: MARK_END };

/** Returns the requests of one search. One multi-query sends all of them. */
export function toWireRequests(query: SearchQuery, { prefix, store, visitorToken }: WireScope): WireRequests {
  const { products, categories, content, suggestions } = query;
  const shared: SharedQuery = {
    term: cleanTerm(query.term),
    nameOf: (kind) => indexName(prefix, store, kind),
    isCounted: visitorToken !== undefined || query.isTyping !== true,
  };
  const productIndex =
    products.sort === 'relevance' ? shared.nameOf('products') : replicaName(prefix, store, products.sort);

  const entries: readonly (readonly [RequestPart, WireRequest])[] = [
    ['products', productsRequest(shared, products, productIndex)],
    ...(products.withFacets ? facetRequests(shared, products.choice) : []),
    ['categories', categoriesRequest(shared, categories)],
    ['content', contentRequest(shared, content)],
    ...(suggestions > 0 ? [['suggestions', suggestionsRequest(shared, suggestions)] as const] : []),
    ...(shared.term === '' ? [] : spellingRequests(shared)),
  ];
  const visitor = visitorOf(visitorToken);
  return {
    requests: entries.map(([, request]) => ({ ...request, ...visitor })),
    parts: entries.map(([part]) => part),
  };
}

/** Returns the request for the most popular terms. */
export function popularTermsRequest(limit: number, prefix: string, store: string): WireRequest {
  return {
    indexName: indexName(prefix, store, 'suggestions'),
    query: '',
    hitsPerPage: limit,
    ...NOT_COUNTED,
  };
}

function productsRequest(
  shared: SharedQuery,
  products: SearchQuery['products'],
  productIndex: string,
): WireRequest {
  return {
    indexName: productIndex,
    ...toWireFilters(products.choice),
    facets: products.withFacets ? Object.values(COUNTED_FACETS) : [],
    maxValuesPerFacet: MAX_FACET_VALUES,
    attributesToRetrieve: Object.keys(shownProduct.entries),
    attributesToHighlight: ['name'],
    attributesToSnippet: [],
    clickAnalytics: true,
    ...groupParameters(shared, products),
  };
}

/**
 * Returns a `facet` request for each facet with a chosen value. If several facets have one, it also returns an `alone` request for each of
 * them whose values have names.
 */
function facetRequests({ term, nameOf }: SharedQuery, choice: SearchChoice) {
  const chosen = chosenFacets(choice);
  const named = chosen.length > 1 ? NAMED_FACETS.filter((name) => chosen.includes(name)) : [];
  const countFacet = (name: FacetName, otherChoice: SearchChoice): WireRequest => ({
    indexName: nameOf('products'),
    query: term,
    hitsPerPage: 0,
    ...toWireFilters(otherChoice),
    facets: [COUNTED_FACETS[name]],
    maxValuesPerFacet: MAX_FACET_VALUES,
    ...NOT_COUNTED,
  });
  return [
    ...chosen.map((name) => [{ facet: name }, countFacet(name, { ...choice, [name]: undefined })] as const),
    ...named.map((name) => [{ alone: name }, countFacet(name, { [name]: choice[name] })] as const),
  ];
}

function categoriesRequest(shared: SharedQuery, categories: SearchQuery['categories']): WireRequest {
  return {
    indexName: shared.nameOf('categories'),
    attributesToRetrieve: Object.keys(shownCategory.entries),
    attributesToHighlight: ['name'],
    attributesToSnippet: [],
    ...groupParameters(shared, categories),
  };
}

function contentRequest(shared: SharedQuery, content: SearchQuery['content']): WireRequest {
  return {
    indexName: shared.nameOf('content'),
    attributesToRetrieve: Object.keys(shownContent.entries),
    attributesToHighlight: ['title'],
    attributesToSnippet: ['text:24', 'intro:24'],
    snippetEllipsisText: '…',
    ...groupParameters(shared, content),
  };
}

/** Returns the parameters of a group of results. A group that only counts its hits is not part of the statistics. */
function groupParameters(
  { term, isCounted }: SharedQuery,
  { page, perPage }: SearchQuery['categories'],
): Partial<WireRequest> {
  return {
    query: term,
    page: page - 1,
    hitsPerPage: perPage,
    ...(isCounted && perPage > 0 ? {} : NOT_COUNTED),
    ...marks,
  };
}

function suggestionsRequest({ term, nameOf }: SharedQuery, limit: number): WireRequest {
  return {
    indexName: nameOf('suggestions'),
    query: term,
    hitsPerPage: limit,
    attributesToRetrieve: Object.keys(shownSuggestion.entries),
    attributesToHighlight: [],
    ...NOT_COUNTED,
  };
}

/** Returns the requests for the best product and the best page, whose words can correct the term (`wire-correction.ts`). */
function spellingRequests({ term, nameOf }: SharedQuery) {
  const spelling = {
    query: term,
    hitsPerPage: 1,
    removeWordsIfNoResults: 'none',
    getRankingInfo: true,
    attributesToRetrieve: [],
    attributesToSnippet: [],
    ...NOT_COUNTED,
    ...marks,
  };
  const products = {
    indexName: nameOf('products'),
    ...spelling,
    minWordSizefor1Typo: MIN_PRODUCT_WORD_SIZE,
  };
  const content = { indexName: nameOf('content'), ...spelling };
  return [['productSpelling', products] as const, ['contentSpelling', content] as const];
}

/**
 * Returns the parameters that identify the visitor. Without a token of the visitor each search gets a new one, because the provider would
 * count all of them as searches of the server. Such a search is not part of an A/B test, which needs the same variant for all searches of a visitor.
 */
function visitorOf(token: string | undefined): Partial<WireRequest> {
  return token === undefined
    ? { userToken: `anon-${crypto.randomUUID()}`, enableABTest: false }
    : { userToken: token };
}
