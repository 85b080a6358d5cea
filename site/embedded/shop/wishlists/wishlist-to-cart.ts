import { addLines } from '../carts/cart-lines.ts';
import type { CartProblemCode } from '../carts/cart-problem.ts';
import { customerCartId } from '../carts/carts.ts';
import type { ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
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
 * @param ids ids of items; if absent or empty, all items are moved
 * @throws {GraphQLError} if the wishlist does not have all of the items; none of them is moved then
 */
export function moveToCart(
  context: ShopContext,
  wishlist: StoredWishlist,
  ids: readonly string[] | null | undefined,
): WishlistCartProblem[] {
  const items = findItems(context, wishlist, ids ?? []);
  const cartId = customerCartId(context, wishlist.customer_id);
  return items.flatMap((item) => {
    const problems = addItem(context, cartId, item);
    if (problems.length === 0) context.shop.database.run('DELETE FROM wishlist_item WHERE id = ?', item.id);
    return problems.map(({ code, message }) => ({
      code,
      message,
      wishlistId: wishlist.id,
      wishlistItemId: String(item.id),
    }));
  });
}

function findItems(context: ShopContext, wishlist: StoredWishlist, ids: readonly string[]) {
  const items = readItems(context, wishlist);
  if (ids.length === 0) return items;
  const known = new Set(items.map(({ id }) => String(id)));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(',')}" were not found.`);
  return items.filter(({ id }) => ids.includes(String(id)));
}

/** Adds an item by its SKU. A configurable product without a variant results in the problem that options are missing. */
function addItem(context: ShopContext, cartId: number, { product, variant, quantity }: StoredWishlistItem) {
  return addLines(context, cartId, [{ sku: (variant ?? product).sku, quantity }]);
}
