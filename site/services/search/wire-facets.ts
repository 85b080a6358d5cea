import { splitFacetValue } from './facet-value.ts';
import type { SearchChoice, SearchFacetOption, SearchFacets } from './model.ts';
import { COUNTED_FACETS, type FacetName, type NAMED_FACETS } from './wire-filters.ts';
import type { WireResult } from './wire-response.ts';

type FacetCounts = {
  readonly choice: SearchChoice;
  /** The result of the products, which counts all facets with the whole choice. */
  readonly products: WireResult;
  /** Returns the result that counts a facet without its own choice. */
  readonly resultOf: (facet: FacetName) => WireResult;
  /** Returns the result that counts a facet with its own choice alone. */
  readonly resultOfOwnChoice: (facet: FacetName) => WireResult;
};

/** Maximum number of options of a facet, besides chosen values. Less frequent values are omitted. */
const MAX_OPTIONS = 100;

/**
 * Reads the facets of the products. A chosen value stays an option with a count of 0 if no product has it together with the rest of the
 * choice. It is omitted only if no product of the term has it.
 */
export function toFacets({ choice, products, resultOf, resultOfOwnChoice }: FacetCounts): SearchFacets {
  const optionsOf = (facet: (typeof NAMED_FACETS)[number]) => {
    const counted = readOptions(resultOf(facet), facet);
    const known = [
      ...counted,
      ...readOptions(products, facet),
      ...readOptions(resultOfOwnChoice(facet), facet).map((option) => ({ ...option, count: 0 })),
    ];
    const shown = counted.slice(0, MAX_OPTIONS);
    const others = (choice[facet] ?? []).filter((chosen) => shown.every(({ value }) => value !== chosen));
    return [...shown, ...others.flatMap((chosen) => known.find(({ value }) => value === chosen) ?? [])];
  };
  const price = resultOf('price').facets_stats[COUNTED_FACETS.price];
  return {
    price: price && { lowest: price.min, highest: price.max },
    colors: optionsOf('colors'),
    categories: optionsOf('categories'),
    inStock: resultOf('inStock').facets[COUNTED_FACETS.inStock]?.['true'] ?? 0,
  };
}

function readOptions({ facets }: WireResult, facet: (typeof NAMED_FACETS)[number]) {
  const options = Object.entries(facets[COUNTED_FACETS[facet]] ?? {}).map(([text, count]) => {
    const [value, description] = splitFacetValue(text);
    return facet === 'colors'
      ? { value, label: value, count, color: description }
      : { value, label: description, count, color: undefined };
  });
  return mergeOptions(options);
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
