import type { ProductAttribute } from './attributes.ts';

/** The input `AttributeFilterInput`. Every attribute of the shop is visible on product pages. */
export type AttributeFilter = {
  readonly is_filterable?: boolean | null;
  readonly is_searchable?: boolean | null;
  readonly is_visible_on_front?: boolean | null;
  readonly used_in_product_listing?: boolean | null;
};

/** Describes where an attribute is used. Filterable attributes are searchable and part of product lists. */
export function describeUse({ isFilterable }: ProductAttribute) {
  return {
    is_filterable: isFilterable,
    is_searchable: isFilterable,
    is_visible_on_front: true,
    used_in_product_listing: isFilterable,
  };
}

/** Returns whether an attribute matches all conditions of a filter. */
export function matchesFilter(
  attribute: ProductAttribute,
  filter: AttributeFilter | null | undefined,
): boolean {
  const use = describeUse(attribute);
  const keys = ['is_filterable', 'is_searchable', 'is_visible_on_front', 'used_in_product_listing'] as const;
  return keys.every((key) => typeof filter?.[key] !== 'boolean' || filter[key] === use[key]);
}
