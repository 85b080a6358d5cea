import type { WishedProduct, WishlistItem, WishlistRefusal } from './model-wishlist.ts';
import {
  addProductsToWishlistOperation,
  addWishlistItemsToCartOperation,
  customerWishlistOperation,
  removeProductsFromWishlistOperation,
  wishlistProductsOperation,
} from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import {
  addedToWishlist,
  customerWishlist,
  movedToCart,
  removedFromWishlist,
  toGuestItem,
  wishlistProducts,
} from './wire-wishlist.ts';

/** The wishlist of a customer, and the products of a guest's list. Open Source has one wishlist per customer (contract A5). */
export type Wishlists = {
  /** Returns the first 250 items of the customer, oldest first. */
  readonly get: () => Promise<VisitorOutcome<readonly WishlistItem[]>>;
  /** Returns the items of a guest's list, in its order. Products that are not sold any more are missing. */
  readonly describe: (products: readonly WishedProduct[]) => Promise<VisitorOutcome<readonly WishlistItem[]>>;
  /**
   * Adds products to the wishlist of the customer. The shop sums the quantities of equal items. `refused` if it does not sell one of the
   * products; it adds the others.
   */
  readonly add: (products: readonly WishedProduct[]) => Promise<VisitorOutcome<undefined, 'refused'>>;
  /** Removes items by their ids. An item that was already removed is not an error. */
  readonly remove: (ids: readonly string[]) => Promise<VisitorOutcome<undefined>>;
  /** Adds items to the customer's cart. Those that were added leave the wishlist. Returns the others. */
  readonly moveToCart: (ids: readonly string[]) => Promise<VisitorOutcome<readonly WishlistRefusal[]>>;
};

const NOT_CUSTOMER = 'The current user cannot perform operations on wishlist';

/** Creates the client of a visitor's wishlist. */
export function createWishlists(send: SendForVisitor): Wishlists {
  return {
    get: async () => toVisitorOutcome(await send(customerWishlistOperation, {}, customerWishlist), reasonOf),
    async describe(products) {
      const skus = [...new Set(products.map(({ sku, parentSku }) => parentSku ?? sku))];
      if (skus.length === 0) return { ok: true, value: [] };
      const sent = await send(wishlistProductsOperation, { skus, count: skus.length }, wishlistProducts);
      const found = toVisitorOutcome(sent);
      if (!found.ok) return found;
      return { ok: true, value: products.flatMap((product) => toGuestItem(product, found.value)) };
    },
    async add(products) {
      const sent = await send(
        addProductsToWishlistOperation,
        { items: products.map(toInput) },
        addedToWishlist,
      );
      const added = toVisitorOutcome(sent, reasonOf);
      if (!added.ok) return added;
      return added.value ? { ok: true, value: undefined } : { ok: false, reason: 'refused' };
    },
    async remove(ids) {
      const sent = await send(removeProductsFromWishlistOperation, { ids: [...ids] }, removedFromWishlist);
      return toVisitorOutcome(sent, reasonOf);
    },
    async moveToCart(ids) {
      const sent = await send(addWishlistItemsToCartOperation, { ids: [...ids] }, movedToCart);
      return toVisitorOutcome(sent, reasonOf);
    },
  };
}

/** Returns `signed-out` if the token is missing or invalid. Operations of wishlists have a separate message for this. */
function reasonOf({ message }: { readonly message: string }): 'signed-out' | undefined {
  return message.startsWith(NOT_CUSTOMER) ? 'signed-out' : undefined;
}

function toInput({ sku, parentSku, quantity }: WishedProduct) {
  return { sku, quantity, ...(parentSku === undefined ? {} : { parent_sku: parentSku }) };
}
