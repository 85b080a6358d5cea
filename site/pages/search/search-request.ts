import { pickParameters } from '#site/protocol/pick-parameters';
import { cleanTerm } from '#site/protocol/search-term';
import type { SearchChoice, SearchQuery, SearchSort } from '#site/services/search';
import {
  type ChosenSort,
  FILTER,
  listHref,
  type ListChoice,
  PAGE,
  PRICE_FACET,
  PRODUCTS_PER_PAGE,
  readListChoice,
  SORT,
  sortValue,
} from '../category/category-query.ts';
import { isPriceRange, priceBounds } from '../category/price-range.ts';

/** Query parameter of the search term. */
const TERM = 'q';
/** Query parameter of the group whose results are all shown. */
const SHOW = 'show';
/** The query parameters of the search screen, in the order in which its URLs contain them. */
export const SEARCH_PARAMETERS = [TERM, SHOW, FILTER, SORT, PAGE];

/** The groups of results. */
const SEARCH_GROUPS = ['products', 'categories', 'content'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The facets of products in search results. */
export const COLOR_FACET = 'color';
export const CATEGORY_FACET = 'category';
export const STOCK_FACET = 'in_stock';
/** The value of the facet for products in stock. */
export const IN_STOCK = '1';

/** The state of the search screen, which its URL contains. */
export type SearchRequest = {
  /** Empty without a search. */
  readonly term: string;
  /** The group whose results are all shown. `undefined` shows the first results of all groups. */
  readonly group: SearchGroup | undefined;
  /** Facets and sort order of the products, and the page of the group. */
  readonly choice: ListChoice;
};

const MAX_VALUE_LENGTH = 120;
const NO_CHOICE: ListChoice = { facets: [], sort: undefined, page: 1 };

/** The sort orders as in URLs, with the sort order of the search system. */
const SORTS = [
  { value: '', sort: 'relevance' },
  { value: 'price:asc', sort: 'price-ascending' },
  { value: 'price:desc', sort: 'price-descending' },
  { value: 'newest:desc', sort: 'newest' },
] as const satisfies readonly { readonly value: string; readonly sort: SearchSort }[];
export const SORT_VALUES = SORTS.map(({ value }) => value);

/**
 * Parses the state of the search screen. Ignores everything that is invalid or does not belong to the group, so the result is always a valid
 * state. A query with facets or a sort order but without a group shows the products.
 */
export function readSearchRequest(query: URLSearchParams): SearchRequest {
  const term = cleanTerm(query.get(TERM) ?? '');
  if (term === '') return { term, group: undefined, choice: NO_CHOICE };
  const choice = readSearchChoice(query);
  const named = SEARCH_GROUPS.find((group) => group === query.get(SHOW));
  const group = named ?? (isNarrowed(choice) ? 'products' : undefined);
  return { term, group, choice: choiceOfGroup(choice, group) };
}

/** Parses the choice of a visitor in the products. */
export function readSearchChoice(query: URLSearchParams): ListChoice {
  const choice = readListChoice(query, { isFacet, isValue });
  return isKnownSort(choice.sort) ? choice : { ...choice, sort: undefined };
}

/** Returns the URL of a state. @param action path of the search screen */
export function searchHref(action: string, { term, group, choice }: SearchRequest): string {
  return listHref(searchListPath(action, term, group), choice);
}

/**
 * Returns the query of a state in another locale: the term, and the facets and sort order of the products. The other locale can find fewer
 * products or pages, so the query begins with the first page, and without a choice with the first results of all groups.
 */
export function queryInOtherLocale({ term, group, choice }: SearchRequest): string {
  if (term === '') return '';
  const shownGroup = isNarrowed(choice) ? group : undefined;
  return searchHref('', { term, group: shownGroup, choice: { ...choice, page: 1 } }).slice(1);
}

function isNarrowed({ facets, sort }: ListChoice): boolean {
  return facets.length > 0 || sort !== undefined;
}

/** Returns the URL of all results for a term. */
export function termHref(action: string, term: string): string {
  return searchListPath(action, term, undefined);
}

/** Returns the part of a URL that all states of one list have. */
export function searchListPath(action: string, term: string, group: SearchGroup | undefined): string {
  const query = new URLSearchParams({ [TERM]: term, ...(group ? { [SHOW]: group } : {}) });
  return `${action}?${query}`;
}

/** Returns whether a URL has a term, which the search screen sends to the search system. */
export function hasTerm({ searchParams }: URL): boolean {
  return (searchParams.get(TERM) ?? '').trim() !== '';
}

/** Returns whether a query is the canonical query of a state. Ignores other parameters and the notation of the term. */
export function isCanonicalRequest(query: URLSearchParams, request: SearchRequest): boolean {
  const own = pickParameters(query, [SHOW, FILTER, SORT, PAGE]);
  const canonical = new URLSearchParams(searchHref('', request));
  canonical.delete(TERM);
  return request.term === '' || own === canonical.toString();
}

/** Returns the query for the search system. */
export function toSearchQuery({ term, group, choice }: SearchRequest): SearchQuery {
  const perPage = (name: SearchGroup) => {
    if (group === undefined) return OVERVIEW_SIZES[name];
    return name === group ? PAGE_SIZES[name] : 0;
  };
  const pageOf = (name: SearchGroup) => (name === group ? choice.page : 1);
  return {
    term,
    products: {
      page: pageOf('products'),
      perPage: perPage('products'),
      sort: SORTS.find(({ value }) => value === sortText(choice.sort))?.sort ?? 'relevance',
      choice: toSearchChoice(choice),
      withFacets: group === 'products',
    },
    categories: { page: pageOf('categories'), perPage: perPage('categories') },
    content: { page: pageOf('content'), perPage: perPage('content') },
    suggestions: 0,
  };
}

/** Returns a query that finds the rule of a state. It has no hits, so the search system does not count it as a search. */
export function toRuleQuery(state: SearchRequest): SearchQuery {
  const { products, categories, content, ...query } = toSearchQuery(state);
  return {
    ...query,
    products: { ...products, perPage: 0 },
    categories: { ...categories, perPage: 0 },
    content: { ...content, perPage: 0 },
  };
}

/** The number of results of each group in the overview, and on each page of the whole group. */
const OVERVIEW_SIZES: Readonly<Record<SearchGroup, number>> = { products: 6, categories: 6, content: 5 };
const PAGE_SIZES: Readonly<Record<SearchGroup, number>> = {
  products: PRODUCTS_PER_PAGE,
  categories: 60,
  content: 12,
};

function choiceOfGroup(choice: ListChoice, group: SearchGroup | undefined): ListChoice {
  if (group === 'products') return choice;
  return group === undefined ? NO_CHOICE : { ...NO_CHOICE, page: choice.page };
}

function toSearchChoice({ facets }: ListChoice): SearchChoice {
  const valuesOf = (code: string) => facets.find((facet) => facet.code === code)?.values ?? [];
  const [from, to] = priceBounds(valuesOf(PRICE_FACET)[0] ?? '*_*');
  return {
    price: from === undefined && to === undefined ? undefined : { from, to },
    colors: valuesOf(COLOR_FACET),
    categories: valuesOf(CATEGORY_FACET),
    inStock: valuesOf(STOCK_FACET).includes(IN_STOCK),
  };
}

function isKnownSort(sort: ChosenSort | undefined) {
  return SORTS.some(({ value }) => value === sortText(sort));
}

function sortText(sort: ChosenSort | undefined) {
  return sort ? sortValue(sort) : '';
}

function isFacet(code: string) {
  return [COLOR_FACET, CATEGORY_FACET, PRICE_FACET, STOCK_FACET].includes(code);
}

function isValue(code: string, value: string) {
  if (code === PRICE_FACET) return isPriceRange(value);
  if (code === STOCK_FACET) return value === IN_STOCK;
  return value !== '' && value.length <= MAX_VALUE_LENGTH && !/\p{Cc}/u.test(value);
}
