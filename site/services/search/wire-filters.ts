import type { SearchChoice } from './model.ts';

// Filters and facets of requests (contract B3).

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

/** Returns the facets in which the visitor chose a value. */
export function chosenFacets(choice: SearchChoice): readonly FacetName[] {
  return FACET_NAMES.filter((name) => isChosen(choice, name));
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
export function toWireFilters({ price, colors = [], categories = [], inStock = false }: SearchChoice) {
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
