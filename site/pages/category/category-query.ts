import type { Locale } from '#site/i18n/locale';
import { compareTexts } from '#site/protocol/compare-texts';
import { pickParameters } from '#site/protocol/pick-parameters';
import { withQuery } from '#site/protocol/with-query';
import type { FacetSlotCount } from '#site/services/shop';
import { isPriceRange } from './price-range.ts';

/** The query parameters of a list of products, in the order in which its URLs contain them. */
export const FILTER = 'filter';
export const SORT = 'sort';
export const PAGE = 'page';

/** The number of products on each page of a list, in a category and in a search. */
export const PRODUCTS_PER_PAGE = 24;

/** The code of the facet whose values are price ranges: `100_200`. A list has at most one of them. */
export const PRICE_FACET = 'price';

/** The values of one facet that the visitor has chosen. A product matches if it has at least one of them. */
type ChosenFacet = { readonly code: string; readonly values: readonly string[] };

export type ChosenSort = { readonly field: string; readonly direction: 'asc' | 'desc' };

/** The choice of a visitor in a list of products, from the query of its URL. */
export type ListChoice = {
  /** Facets sorted by code, with sorted values, so that a choice has exactly one URL. */
  readonly facets: readonly ChosenFacet[];
  /** `undefined` is the sort order of the shop. */
  readonly sort: ChosenSort | undefined;
  /** From 1. */
  readonly page: number;
};

/** The shop's GraphQL operation has variables for this number of facets. The type is that number, and its import adds no code to the browser. */
const MAX_FACETS: FacetSlotCount = 7;
/** Maximum number of values of all facets together. The request to the shop repeats them for each facet. */
const MAX_VALUES = 24;

const CODE = /^[a-z][a-z0-9_]{0,59}$/;
const VALUE = /^[A-Za-z0-9.-]{1,40}$/;
/** At most four digits. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** Decides which facets and values a URL may contain. */
type FacetRules = {
  readonly isFacet: (code: string) => boolean;
  readonly isValue: (code: string, value: string) => boolean;
};

type CurrencyOf = Pick<Locale, 'currency'>;

/**
 * Parses the choice of a visitor on a category page. Does not check which facets and values exist, because only the shop knows.
 *
 * @param isFacetCode the server passes the function of the shop, because a URL can contain any code. A page has only codes of facets
 */
export function readCategoryQuery(
  query: URLSearchParams,
  isFacetCode: (code: string) => boolean = () => true,
): ListChoice {
  return readListChoice(query, { isFacet: (code) => CODE.test(code) && isFacetCode(code), isValue });
}

/** Parses the choice of a visitor. Ignores invalid values, duplicates and values above the limits, so the result is always a valid choice. */
export function readListChoice(query: URLSearchParams, rules: FacetRules): ListChoice {
  const valuesByCode = new Map<string, Set<string>>();
  for (const filter of query.getAll(FILTER).slice(0, MAX_VALUES)) {
    const colon = filter.indexOf(':');
    const [code, value] = [filter.slice(0, colon), filter.slice(colon + 1)];
    if (colon === -1 || !rules.isFacet(code) || !rules.isValue(code, value)) continue;
    const values = valuesByCode.get(code);
    if (!values && valuesByCode.size < MAX_FACETS) valuesByCode.set(code, new Set([value]));
    else if (code !== PRICE_FACET) values?.add(value);
  }
  const [page = ''] = query.getAll(PAGE);
  return {
    facets: [...valuesByCode]
      .map(([code, values]) => ({ code, values: [...values].toSorted(compareTexts) }))
      .toSorted((one, other) => compareTexts(one.code, other.code)),
    sort: readSort(query.get(SORT) ?? ''),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  };
}

/** Returns whether a URL filters or sorts a list. There are too many such URLs for a cache. */
export function hasListChoice({ searchParams }: URL): boolean {
  return [FILTER, SORT].some((name) => searchParams.getAll(name).some(Boolean));
}

/** Returns the canonical query of a choice. The first page without a choice has an empty query. */
export function writeCategoryQuery({ facets, sort, page }: ListChoice): string {
  const search = new URLSearchParams();
  for (const { code, values } of facets)
    for (const value of values) search.append(FILTER, `${code}:${value}`);
  if (sort) search.set(SORT, sortValue(sort));
  if (page > 1) search.set(PAGE, String(page));
  return search.toString();
}

/**
 * Returns the URL of a choice.
 *
 * @param path encoded path of the list. Its fixed query, such as the search term, is in every URL of the list
 */
export function listHref(path: string, choice: ListChoice): string {
  return withQuery(path, writeCategoryQuery(choice));
}

/** Returns whether a query is the canonical query of a choice. Ignores parameters that do not belong to a category page. */
export function isCanonicalQuery(query: URLSearchParams, choice: ListChoice): boolean {
  return pickParameters(query, [FILTER, SORT, PAGE]) === writeCategoryQuery(choice);
}

/** Returns the choice at page 1 with a value added, or removed if it was chosen. A price range replaces another price range. */
export function toggleValue(choice: ListChoice, code: string, value: string): ListChoice {
  const values = choice.facets.find((facet) => facet.code === code)?.values ?? [];
  const others = code === PRICE_FACET ? [] : values.filter((other) => other !== value);
  const next = values.includes(value) ? others : [...others, value].toSorted(compareTexts);
  const facets = choice.facets.filter((facet) => facet.code !== code);
  return {
    ...choice,
    page: 1,
    facets:
      next.length === 0
        ? facets
        : [...facets, { code, values: next }].toSorted((one, other) => compareTexts(one.code, other.code)),
  };
}

/** Returns whether a value of a facet can be added. A price range that replaces another one always can. */
export function canAddValue({ facets }: ListChoice, code: string): boolean {
  const isUsed = facets.some((facet) => facet.code === code);
  if (isUsed && code === PRICE_FACET) return true;
  const count = facets.reduce((sum, { values }) => sum + values.length, 0);
  return count < MAX_VALUES && (isUsed || facets.length < MAX_FACETS);
}

/** Returns the choice without the values of a facet, at page 1. */
export function clearFacet(choice: ListChoice, code: string): ListChoice {
  return { ...choice, page: 1, facets: choice.facets.filter((facet) => facet.code !== code) };
}

/** Returns the choice for a locale. Another currency removes the price range, whose numbers would mean other prices. */
export function inCurrencyOf(choice: ListChoice, shown: CurrencyOf, other: CurrencyOf): ListChoice {
  return shown.currency === other.currency ? choice : clearFacet(choice, PRICE_FACET);
}

/** Returns the choice without values, at page 1. The sort order stays. */
export function clearFacets(choice: ListChoice): ListChoice {
  return { ...choice, page: 1, facets: [] };
}

/**
 * Returns the choice with another sort order, at page 1.
 *
 * @param value a text such as `price:asc`, or empty for the default sort order of the shop
 */
export function sortBy(choice: ListChoice, value: string): ListChoice {
  return { ...choice, page: 1, sort: readSort(value) };
}

/** Returns a sort order as in URLs: `price:asc`. */
export function sortValue({ field, direction }: ChosenSort): string {
  return `${field}:${direction}`;
}

/** Returns whether a value is chosen. */
export function isChosen({ facets }: ListChoice, code: string, value: string): boolean {
  return facets.some((facet) => facet.code === code && facet.values.includes(value));
}

function readSort(text: string): ChosenSort | undefined {
  const [field = '', direction, ...rest] = text.split(':');
  if (!CODE.test(field) || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return undefined;
  return { field, direction };
}

function isValue(code: string, value: string) {
  return code === PRICE_FACET ? isPriceRange(value) : VALUE.test(value);
}
