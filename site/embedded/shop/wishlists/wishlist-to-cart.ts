import { addLines } from '../carts/cart-lines.ts';
import type { CartProblemCode } from '../carts/cart-problem.ts';
import { customerCartId } from '../carts/carts.ts';
import type { ShopContext } from '../graphql/context.ts';
import { findItem } from './wishlist-items.ts';
import { readItems, type StoredWishlist, type StoredWishlistItem } from './wishlists.ts';

/** A problem with an item that was not added to the cart. */
type WishlistCartProblem = {
  readonly code: CartProblemCode;
  readonly message: string;
  readonly wishlistId: number;
  readonly wishlistItemId: string;
};

/**
 * Adds items of a wishlist to the customer's cart, and removes the added items from the wishlist. Returns the problems of the others.
 *
 * @param ids ids of items; if absent, all items are moved
 */
export function moveToCart(
  context: ShopContext,
  wishlist: StoredWishlist,
  ids: readonly string[] | null | undefined,
): WishlistCartProblem[] {
  const cartId = customerCartId(context, wishlist.customer_id);
  const wanted = ids ?? readItems(context, wishlist).map(({ id }) => String(id));
  return wanted.flatMap((id) => {
    const item = findItem(context, wishlist, id);
    const problems = 'code' in item ? [item] : addItem(context, cartId, item);
    if (problems.length === 0)
      context.shop.database.run('DELETE FROM wishlist_item WHERE id = ?', Number(id));
    return problems.map(({ code, message }) => ({
      code,
      message,
      wishlistId: wishlist.id,
      wishlistItemId: id,
    }));
  });
}

/** Adds an item by its SKU. A configurable product without a variant results in the problem that options are missing. */
function addItem(context: ShopContext, cartId: number, { product, variant, quantity }: StoredWishlistItem) {
  return addLines(context, cartId, [{ sku: (variant ?? product).sku, quantity }]);
}
