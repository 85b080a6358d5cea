/** A value of a facet in the view. */
export type FacetValue = {
  readonly value: string;
  readonly label: string;
  /** Number of products. `undefined` if it is unknown. */
  readonly count?: number | undefined;
  /** CSS colour of its swatch. */
  readonly color?: string | undefined;
};

/** A facet in the view. A `toggle` has one value, which a product has or not, such as “in stock”. A `range` allows only one chosen value. */
export type ListFacet = {
  readonly code: string;
  readonly label: string;
  readonly kind: 'choice' | 'range' | 'toggle';
  readonly values: readonly FacetValue[];
  /** Whether all products of the list have its value, so that it cannot narrow the list. Such a facet is shown only if it is used. */
  readonly isSingle?: boolean | undefined;
};

/** A sort order of the list. The value is as in URLs. It is empty for the default sort order of the shop. */
export type SortOption = { readonly value: string; readonly label: string };
