import { cleanTerm } from './clean-term.ts';
import { indexName, replicaName } from './index-names.ts';
import { MARK_END, MARK_START } from './matched-text.ts';
import type { SearchChoice, SearchQuery } from './model.ts';
import { shownCategory, shownContent, shownProduct, shownSuggestion } from './wire-records.ts';

// Requests to the provider (contract B3).

/** The counted attribute of each facet of `SearchChoice`. */
export const COUNTED_FACETS = {
  price: 'price',
  colors: 'color_facet',
  categories: 'category_facet',
  inStock: 'in_stock',
} as const;
export type FacetName = keyof typeof COUNTED_FACETS;
const FACET_NAMES: readonly FacetName[] = ['price', 'colors', 'categories', 'inStock'];
/** The facets whose values have names. */
export const NAMED_FACETS = ['colors', 'categories'] as const;

/** A request of a multi-query. */
export type WireRequest = { readonly indexName: string; readonly [parameter: string]: unknown };

/** The requests of a search. `parts` names the purpose of each request. Requests, parts and results have the same order. */
type WireRequests = {
  readonly requests: WireRequest[];
  readonly parts: readonly RequestPart[];
};
/**
 * The purpose of a request. A `facet` request counts one facet without its own choice. An `alone` request counts one facet with its own
 * choice alone, so the names of chosen values are known even if no product has them and the rest of the choice.
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

/** Minimum length of a word of a product that may differ by one typing error. Pages have more short words, so they keep the default, 4. */
const MIN_PRODUCT_WORD_SIZE = 3;
/** The provider counts the most frequent values of a facet, at most this number. */
const MAX_FACET_VALUES = 1_000;

/** The parameters of a request that the provider's statistics leave out. */
const NOT_COUNTED = { analytics: false, clickAnalytics: false };

const marks = { highlightPreTag: MARK_START, highlightPostTag: MARK_END };

type WireScope = {
  readonly prefix: string;
  readonly store: string;
  readonly visitorToken?: string | undefined;
};

/** Returns the requests of one search. One multi-query sends all of them. */
export function toWireRequests(query: SearchQuery, { prefix, store, visitorToken }: WireScope): WireRequests {
  const { products, categories, content, suggestions } = query;
  const term = cleanTerm(query.term);
  const nameOf = (kind: Parameters<typeof indexName>[2]) => indexName(prefix, store, kind);
  const productIndex =
    products.sort === 'relevance' ? nameOf('products') : replicaName(prefix, store, products.sort);
  const isCounted = visitorToken !== undefined || query.isTyping !== true;
  const statisticsOf = ({ perPage }: { readonly perPage: number }): Partial<WireRequest> =>
    isCounted && perPage > 0 ? {} : NOT_COUNTED;
  const chosen = products.withFacets ? FACET_NAMES.filter((name) => isChosen(products.choice, name)) : [];
  const named = chosen.length > 1 ? NAMED_FACETS.filter((name) => chosen.includes(name)) : [];
  const countFacet = (name: FacetName, choice: SearchChoice): WireRequest => ({
    indexName: nameOf('products'),
    query: term,
    hitsPerPage: 0,
    ...toWireFilters(choice),
    facets: [COUNTED_FACETS[name]],
    maxValuesPerFacet: MAX_FACET_VALUES,
    ...NOT_COUNTED,
  });

  const entries: [RequestPart, WireRequest][] = [
    [
      'products',
      {
        indexName: productIndex,
        query: term,
        page: products.page - 1,
        hitsPerPage: products.perPage,
        ...toWireFilters(products.choice),
        facets: products.withFacets ? Object.values(COUNTED_FACETS) : [],
        maxValuesPerFacet: MAX_FACET_VALUES,
        attributesToRetrieve: Object.keys(shownProduct.entries),
        attributesToHighlight: ['name'],
        attributesToSnippet: [],
        clickAnalytics: true,
        ...statisticsOf(products),
        ...marks,
      },
    ],
    ...chosen.map((name): [RequestPart, WireRequest] => [
      { facet: name },
      countFacet(name, { ...products.choice, [name]: undefined }),
    ]),
    ...named.map((name): [RequestPart, WireRequest] => [
      { alone: name },
      countFacet(name, { [name]: products.choice[name] }),
    ]),
    [
      'categories',
      {
        indexName: nameOf('categories'),
        query: term,
        page: categories.page - 1,
        hitsPerPage: categories.perPage,
        attributesToRetrieve: Object.keys(shownCategory.entries),
        attributesToHighlight: ['name'],
        attributesToSnippet: [],
        ...statisticsOf(categories),
        ...marks,
      },
    ],
    [
      'content',
      {
        indexName: nameOf('content'),
        query: term,
        page: content.page - 1,
        hitsPerPage: content.perPage,
        attributesToRetrieve: Object.keys(shownContent.entries),
        attributesToHighlight: ['title'],
        attributesToSnippet: ['text:24', 'intro:24'],
        snippetEllipsisText: '…',
        ...statisticsOf(content),
        ...marks,
      },
    ],
  ];
  if (suggestions > 0)
    entries.push([
      'suggestions',
      {
        indexName: nameOf('suggestions'),
        query: term,
        hitsPerPage: suggestions,
        attributesToRetrieve: Object.keys(shownSuggestion.entries),
        attributesToHighlight: [],
        ...NOT_COUNTED,
      },
    ]);
  if (term !== '') {
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
    entries.push(
      [
        'productSpelling',
        { indexName: nameOf('products'), ...spelling, minWordSizefor1Typo: MIN_PRODUCT_WORD_SIZE },
      ],
      ['contentSpelling', { indexName: nameOf('content'), ...spelling }],
    );
  }
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

/**
 * Returns the parameters that identify the visitor. Without a token of the visitor each search gets a new one, because the provider would
 * count all of them as searches of the server. Such a search is not part of a test, which needs the same variant for all searches of a visitor.
 */
function visitorOf(token: string | undefined): Partial<WireRequest> {
  return token === undefined
    ? { userToken: `anon-${crypto.randomUUID()}`, enableABTest: false }
    : { userToken: token };
}

function isChosen({ price, colors = [], categories = [], inStock = false }: SearchChoice, name: FacetName) {
  switch (name) {
    case 'price':
      return price?.from !== undefined || price?.to !== undefined;
    case 'colors':
      return colors.length > 0;
    case 'categories':
      return categories.length > 0;
    case 'inStock':
      return inStock;
  }
}

/** Returns the filters as lists. A filter expression is a text, in which a value could contain an operator. */
function toWireFilters({ price, colors = [], categories = [], inStock = false }: SearchChoice) {
  const alternatives = [
    colors.map((value) => facetFilter('colors', value)),
    categories.map((value) => facetFilter('category_uids', value)),
    inStock ? ['in_stock:true'] : [],
  ].filter((filters) => filters.length > 0);
  const range = [
    ...(price?.from === undefined ? [] : [`price>=${price.from}`]),
    ...(price?.to === undefined ? [] : [`price<=${price.to}`]),
  ];
  return { facetFilters: alternatives, numericFilters: range };
}

/** Escapes a dash at the beginning of a value, because it would negate the filter. */
function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.replace(/^-/, String.raw`\-`)}`;
}
