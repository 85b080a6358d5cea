import { splitFacetValue } from './facet-value.ts';
import type { SearchFacetOption, SearchFacets } from './model.ts';
import { COUNTED_FACETS, type FacetName } from './wire-query.ts';
import type { WireResult } from './wire-response.ts';

/** Reads the facets of the products. @param resultOf returns the result that counts a facet */
export function toFacets(resultOf: (facet: FacetName) => WireResult): SearchFacets {
  const countsOf = (facet: FacetName) => Object.entries(resultOf(facet).facets[COUNTED_FACETS[facet]] ?? {});
  const price = resultOf('price').facets_stats[COUNTED_FACETS.price];
  return {
    price: price && { lowest: price.min, highest: price.max },
    colors: mergeOptions(
      countsOf('colors').map(([text, total]) => {
        const [value, color] = splitFacetValue(text);
        return { value, label: value, count: total, color };
      }),
    ),
    categories: mergeOptions(
      countsOf('categories').map(([text, total]) => {
        const [value, label] = splitFacetValue(text);
        return { value, label, count: total, color: undefined };
      }),
    ),
    inStock: countsOf('inStock').find(([value]) => value === 'true')?.[1] ?? 0,
  };
}

/** Joins options with the same value, such as a colour whose swatch differs between products. */
function mergeOptions(options: readonly SearchFacetOption[]): readonly SearchFacetOption[] {
  const byValue = new Map<string, SearchFacetOption>();
  for (const option of options) {
    const known = byValue.get(option.value);
    byValue.set(option.value, known ? { ...known, count: known.count + option.count } : option);
  }
  return [...byValue.values()].toSorted(
    (one, other) => other.count - one.count || one.label.localeCompare(other.label),
  );
}
