import type { CategoryLink, ProductCard } from './model.ts';

/** Products and categories that editors refer to. */
export type ShopReferences = { readonly skus: readonly string[]; readonly categoryUids: readonly string[] };

export type ReferencedCategory = Pick<CategoryLink, 'uid' | 'name' | 'path' | 'image'>;

/** The products and categories that exist in the store view, in any order. Products have one picture and no options. */
export type ReferencedItems = {
  readonly products: readonly ProductCard[];
  readonly categories: readonly ReferencedCategory[];
};
