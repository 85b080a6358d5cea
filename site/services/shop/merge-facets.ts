import type { CategoryFacet, Facet } from './model.ts';

/** The code of the facet whose values are price ranges. */
export const PRICE = 'price';

/** The lists whose facets are combined. */
export type FacetSources = {
  /** The facets of the category without a choice of the visitor. */
  readonly whole: readonly Facet[];
  /** The facets of the filtered list. */
  readonly filtered: readonly Facet[];
  /** For each chosen facet, the facets of the list without the choice in that facet. */
  readonly withoutOwn: ReadonlyMap<string, readonly Facet[]>;
  /** Colours by the label of their value, because a swatch does not contain the value of the facet. */
  readonly swatches: readonly { readonly code: string; readonly label: string; readonly color: string }[];
};

/**
 * Combines the facets of several lists. All values of the category stay, so values do not move while a visitor chooses. A value without
 * products in the list has the count 0. The shop computes price ranges for each list, so these are the ranges of the current list.
 */
export function mergeFacets({ whole, filtered, withoutOwn, swatches }: FacetSources): CategoryFacet[] {
  const colors = new Map(swatches.map(({ code, label, color }) => [`${code} ${label}`, color]));
  return whole.map((facet) => {
    const { code, label } = facet;
    const current = (withoutOwn.get(code) ?? filtered).find((other) => other.code === code)?.options ?? [];
    const counts = new Map(current.map(({ value, count }) => [value, count]));
    const options = code === PRICE ? current : facet.options;
    return {
      code,
      label,
      options: options.map((option) => ({
        value: option.value,
        label: option.label,
        count: counts.get(option.value) ?? 0,
        color: colors.get(`${code} ${option.label}`),
      })),
    };
  });
}
