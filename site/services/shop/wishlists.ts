import type { CustomerWishlist, WishedProduct, WishlistItem } from './model-wishlist.ts';
import {
  addProductsToWishlistOperation,
  addWishlistItemsToCartOperation,
  customerWishlistOperation,
  removeProductsFromWishlistOperation,
  wishlistProductsOperation,
} from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { readVariantOptions, valueUidsOf } from './variant-options.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { toItemInput } from './wire-item-input.ts';
import { INPUT } from './wire-refusal-categories.ts';
import {
  addedToWishlist,
  customerWishlist,
  refusedMoves,
  removedFromWishlist,
  toGuestItem,
  type VariantOptions,
  wishlistProducts,
} from './wire-wishlist.ts';

/** The wishlist of a customer, and the products of a guest's list. Open Source has one wishlist per customer (contract A5). */
export type Wishlists = {
  readonly get: () => Promise<VisitorOutcome<CustomerWishlist>>;
  /** Returns the items of a guest's list, in its order. Products that are not sold any more are missing. */
  readonly describe: (products: readonly WishedProduct[]) => Promise<VisitorOutcome<readonly WishlistItem[]>>;
  /**
   * Adds products to the wishlist of the customer. The shop sums the quantities of equal items. `refused` if it does not sell one of the
   * products; it adds the others.
   */
  readonly add: (products: readonly WishedProduct[]) => Promise<VisitorOutcome<undefined, 'refused'>>;
  /** Removes items by their ids. An item that was already removed is not an error. */
  readonly remove: (ids: readonly string[]) => Promise<VisitorOutcome<undefined>>;
  /**
   * Adds items to the customer's cart. Those that were added leave the wishlist. Returns the ids of the others. `changed` if the list no
   * longer contains one of the items; none of them is added then.
   */
  readonly moveToCart: (
    wishlistId: string,
    ids: readonly string[],
  ) => Promise<VisitorOutcome<readonly string[], 'changed'>>;
};

/** Creates the client of a visitor's wishlist. */
export function createWishlists(send: SendForVisitor): Wishlists {
  return {
    get: async () => toVisitorOutcome(await send(customerWishlistOperation, {}, customerWishlist)),
    async describe(products) {
      const skus = [...new Set(products.map(({ sku, parentSku }) => parentSku ?? sku))];
      if (skus.length === 0) return { ok: true, value: [] };
      const sent = await send(wishlistProductsOperation, { skus, count: skus.length }, wishlistProducts);
      const found = toVisitorOutcome(sent);
      if (!found.ok) return found;
      return { ok: true, value: products.flatMap((product) => toGuestItem(product, found.value)) };
    },
    async add(products) {
      const options = await readVariantOptions(send, products);
      if (!options.ok) return options;
      const items = products.flatMap((product) => toInput(product, options.value));
      if (items.length === 0) return { ok: false, reason: 'refused' };
      const added = toVisitorOutcome(await send(addProductsToWishlistOperation, { items }, addedToWishlist));
      if (!added.ok) return added;
      const isComplete = added.value && items.length === products.length;
      return isComplete ? { ok: true, value: undefined } : { ok: false, reason: 'refused' };
    },
    async remove(ids) {
      const sent = await send(removeProductsFromWishlistOperation, { ids: [...ids] }, removedFromWishlist);
      return toVisitorOutcome(sent);
    },
    async moveToCart(wishlistId, ids) {
      const sent = await send(addWishlistItemsToCartOperation, { wishlistId, ids: [...ids] }, refusedMoves);
      return toVisitorOutcome(sent, ({ category }) => (category === INPUT ? 'changed' : undefined));
    },
  };
}

/** Returns the input of a product, or an empty list for a variant that the shop does not sell any more. */
function toInput(product: WishedProduct, variants: VariantOptions) {
  const valueUids = valueUidsOf(product, variants);
  if (product.parentSku !== undefined && valueUids === undefined) return [];
  return [toItemInput(product, valueUids)];
}
