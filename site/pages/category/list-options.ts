/** A value of a facet in the view. */
export type FacetValue = {
  readonly value: string;
  readonly label: string;
  /** Number of products. `undefined` if it is unknown. */
  readonly count?: number | undefined;
  /** CSS colour of its swatch. */
  readonly color?: string | undefined;
};

/** A facet in the view. `toggle` is one value that a product has or not, such as “in stock”. Of a `range` one value can be chosen. */
export type ListFacet = {
  readonly code: string;
  readonly label: string;
  readonly kind: 'choice' | 'range' | 'toggle';
  readonly values: readonly FacetValue[];
  /** Whether all products of the list have its value, so that it cannot narrow the list. Such a facet is shown only if it is used. */
  readonly isSingle?: boolean | undefined;
};

/** A sort order of the list. The value is as in URLs; that of the shop is empty. */
export type SortOption = { readonly value: string; readonly label: string };
