import type { Price, ProductCard, ProductPicture, StoreSettings } from './model.ts';

/** A value of a product's attribute, such as its height or its materials. */
export type ProductAttributeValue = {
  readonly code: string;
  /** In the language of the store view. */
  readonly label: string;
  /** Labels of the chosen options, or one entered value. Numbers have a decimal point. */
  readonly values: readonly string[];
  /** Whether the values are labels of options, and not an entered text or number. */
  readonly isChoice: boolean;
};

/** A version of a configurable product that can be bought. */
export type ProductVariant = {
  readonly sku: string;
  /** The UIDs of its option values, such as its colour: one for each option of the product. */
  readonly valueUids: readonly string[];
  readonly isInStock: boolean;
  /** The number of pieces in stock, if it is low. */
  readonly piecesLeft: number | undefined;
  readonly price: Price;
  /** Last moment of a special price (`YYYY-MM-DD hh:mm:ss`, UTC). */
  readonly specialUntil: string | undefined;
  readonly pictures: readonly ProductPicture[];
  readonly attributes: readonly ProductAttributeValue[];
};

/** A product that another one links to, with the few values that a line shows. */
export type LinkedProduct = Pick<
  ProductCard,
  'sku' | 'name' | 'path' | 'isInStock' | 'price' | 'hasPriceRange'
> & { readonly picture: ProductPicture | undefined };

/** A category that contains a product. */
export type ProductCategory = {
  readonly uid: string;
  readonly name: string;
  /** Path without a leading slash, with the suffix of the store view. */
  readonly path: string;
  /** The categories above it, from the top. */
  readonly parents: readonly { readonly uid: string; readonly name: string; readonly path: string }[];
};

/** A product of the whole catalogue, with the texts by which a search finds it. */
export type CatalogueProduct = ProductCard & {
  /** HTML that the shop's editors wrote. It is not sanitised. */
  readonly description: string;
  /** HTML that is not sanitised. */
  readonly shortDescription: string;
  /** Search terms of the shop's editors. */
  readonly keywords: readonly string[];
  /** The deepest category first. */
  readonly categories: readonly ProductCategory[];
  /** Attributes that are visible on product pages, in the order of the shop, except those with the values “Yes” and “No”. */
  readonly attributes: readonly ProductAttributeValue[];
};

/** A product with everything that its page shows. */
export type ProductDetails = ProductCard & {
  /** HTML that the shop's editors wrote. It is not sanitised. */
  readonly description: string;
  /** HTML that is not sanitised. */
  readonly shortDescription: string;
  readonly metaTitle: string | undefined;
  readonly metaDescription: string | undefined;
  readonly specialUntil: string | undefined;
  /** The deepest category first. */
  readonly categories: readonly ProductCategory[];
  /** Attributes that are visible on product pages, in the order of the shop. */
  readonly attributes: readonly ProductAttributeValue[];
  /** Empty for a product without options. */
  readonly variants: readonly ProductVariant[];
  readonly related: readonly ProductCard[];
  /** Parts for repair, which the shop lists as cross-sells. */
  readonly parts: readonly LinkedProduct[];
  readonly settings: StoreSettings;
};
