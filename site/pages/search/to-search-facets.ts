import type { Locale } from '#site/i18n/locale';
import type { Messages } from '#site/i18n/messages';
import type { SearchFacetOption, SearchFacets } from '#site/services/search';
import { type ListChoice, PRICE_FACET } from '../category/category-query.ts';
import type { FacetValue, ListFacet, SortOption } from '../category/list-options.ts';
import { lowerBound } from '../category/price-range.ts';
import { chosenRanges, rangeDescriber } from '../category/to-list-facets.ts';
import { CATEGORY_FACET, COLOR_FACET, IN_STOCK, SORT_VALUES, STOCK_FACET } from './search-request.ts';

type FacetContext = { readonly locale: Locale; readonly total: number; readonly t: Messages };

/** The approximate number of price ranges. */
const PRICE_RANGES = 5;
/** The widths of ranges are these numbers times a power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

const SORT_LABELS = {
  '': 'search:sort.relevance',
  'price:asc': 'category:sort.priceAsc',
  'price:desc': 'category:sort.priceDesc',
  'newest:desc': 'search:sort.newest',
} as const;

/** Returns the facets of the products: categories, colours, price and stock. */
export function toSearchFacets(
  { categories, colors, price, inStock }: SearchFacets,
  choice: ListChoice,
  { locale, total, t }: FacetContext,
): ListFacet[] {
  const ranges = price ? priceRanges(price.lowest, price.highest) : [];
  const facets: ListFacet[] = [
    {
      code: CATEGORY_FACET,
      label: t('search:facets.category'),
      kind: 'choice',
      values: categories.map(toValue),
    },
    { code: COLOR_FACET, label: t('search:facets.color'), kind: 'choice', values: colors.map(toValue) },
    {
      code: PRICE_FACET,
      label: t('search:facets.price'),
      kind: 'range',
      values: toRangeValues(ranges, choice, locale),
    },
    {
      code: STOCK_FACET,
      label: t('search:facets.inStock'),
      kind: 'toggle',
      values: [{ value: IN_STOCK, label: t('search:facets.inStock'), count: inStock }],
    },
  ];
  return facets
    .filter(({ kind, values }) => kind === 'range' || values.length > 0)
    .map((facet) => ({ ...facet, isSingle: !canNarrow(facet, total) || undefined }));
}

/** Returns whether a list has products with a value of a facet, and products without it. */
function canNarrow({ kind, values }: ListFacet, total: number): boolean {
  if (kind === 'range') return values.length > 1;
  return values.some(({ count = 0 }) => count > 0 && count < total);
}

/** Returns the sort orders of the products. */
export function searchSorts(t: Messages): SortOption[] {
  return SORT_VALUES.map((value) => ({ value, label: t(SORT_LABELS[value]) }));
}

/** Returns the choice without values that no product of the results has. */
export function keepFoundValues(choice: ListChoice, { categories, colors }: SearchFacets): ListChoice {
  const options: Readonly<Record<string, readonly SearchFacetOption[]>> = {
    [CATEGORY_FACET]: categories,
    [COLOR_FACET]: colors,
  };
  const facets = choice.facets.flatMap(({ code, values }) => {
    const known = options[code];
    const kept = known ? values.filter((value) => known.some((option) => option.value === value)) : values;
    return kept.length === 0 ? [] : [{ code, values: kept }];
  });
  const count = (list: ListChoice['facets']) => list.reduce((sum, { values }) => sum + values.length, 0);
  return count(facets) === count(choice.facets) ? choice : { ...choice, page: 1, facets };
}

/** Returns ranges of equal, round widths that contain all prices: `0_50`, `50_100` and `100_*`. */
export function priceRanges(lowest: number, highest: number): string[] {
  if (highest <= lowest) return [];
  const step = roundStep((highest - lowest) / PRICE_RANGES);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step)) - 1;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const from = (first + index) * step;
    return first + index === last && last > first ? `${from}_*` : `${from}_${from + step}`;
  });
}

function roundStep(width: number): number {
  const power = Math.max(1, 10 ** Math.floor(Math.log10(width)));
  return ROUND_STEPS.map((step) => step * power).find((step) => step >= width) ?? 10 * power;
}

function toRangeValues(ranges: readonly string[], choice: ListChoice, { intl, currency }: Locale) {
  const describe = rangeDescriber(intl, currency);
  return [...new Set([...ranges, ...chosenRanges(choice)])]
    .map((value): FacetValue => ({ value, label: describe(value) ?? value }))
    .toSorted((one, other) => lowerBound(one.value) - lowerBound(other.value));
}

function toValue({ value, label, count, color }: SearchFacetOption): FacetValue {
  return { value, label, count, color };
}
