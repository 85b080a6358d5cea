import type { Price, ProductPicture } from './model.ts';

/** A product that a visitor wants to keep: without variants, a chosen variant with its parent, or a parent without a choice. */
export type WishedProduct = {
  /** The SKU of the variant, if one was chosen. */
  readonly sku: string;
  /** The SKU of the product that the variant belongs to. */
  readonly parentSku: string | undefined;
  readonly quantity: number;
};

/** An item of a wishlist with everything that its page shows. */
export type WishlistItem = WishedProduct & {
  /** The id in the list: of the shop for a customer, the SKU for a guest. */
  readonly id: string;
  readonly name: string;
  /** Path of the product's page without a leading slash. */
  readonly path: string;
  readonly picture: ProductPicture | undefined;
  /** The chosen options, in the language of the store view. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly price: Price;
  readonly isInStock: boolean;
  /** The number of pieces in stock, if it is low. */
  readonly piecesLeft: number | undefined;
  /** Whether a variant must be chosen before the product can be added to a cart. */
  readonly needsChoice: boolean;
};

/** The wishlist of a customer. */
export type CustomerWishlist = {
  /** Undefined if the customer has no list yet. */
  readonly id: string | undefined;
  /** The first 250 items, oldest first. */
  readonly items: readonly WishlistItem[];
};
