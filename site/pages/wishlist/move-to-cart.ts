import type { NewCartLine, WishlistItem } from '#site/services/shop';
import { addToVisitorCart, loadVisitorCart } from '../cart/visitor-cart.ts';
import { type ShopVisitor, visitorShopOf } from '../shop/visitor-shop.ts';
import { loadVisitorWishlist, removeFromVisitorWishlist } from './visitor-wishlist.ts';

/** The number of items that are now in the cart, and of items that stay on the wishlist because the shop refused them. */
type MovedItems = { readonly moved: number; readonly kept: number };

/**
 * Adds items of the visitor's wishlist to the cart. Removes the added items from the wishlist. Returns `undefined` if the shop does not respond.
 *
 * @param id the item. Without it, all items are added
 */
export async function moveToCart(visitor: ShopVisitor, id?: string): Promise<MovedItems | undefined> {
  const moved = await moveListedItems(visitor, id);
  // If a parallel request has moved or removed an item meanwhile, the list is loaded once more.
  const settled = moved === 'changed' ? await moveListedItems(visitor, id) : moved;
  return settled === 'changed' ? undefined : settled;
}

async function moveListedItems(
  visitor: ShopVisitor,
  id: string | undefined,
): Promise<MovedItems | 'changed' | undefined> {
  const loaded = await loadVisitorWishlist(visitor);
  if (!loaded.ok) return undefined;
  const wanted = loaded.items.filter((item) => id === undefined || item.id === id);
  const [items, others] = [wanted.filter(canBuy), wanted.filter((item) => !canBuy(item))];
  if (items.length === 0) return { moved: 0, kept: others.length };
  const refused = await (loaded.id === undefined
    ? moveOfGuest(items, visitor)
    : moveOfCustomer(loaded.id, items, visitor));
  if (refused === undefined || refused === 'changed') return refused;
  return { moved: items.length - refused.length, kept: others.length + refused.length };
}

/** Returns whether an item can be added to a cart without choosing a variant. The shop can still refuse it. */
function canBuy({ isInStock, needsChoice }: WishlistItem): boolean {
  return isInStock && !needsChoice;
}

/** Moves the items of a customer with one call to the shop. Returns the ids of the refused items. */
async function moveOfCustomer(wishlistId: string, items: readonly WishlistItem[], visitor: ShopVisitor) {
  const { wishlists } = visitorShopOf(visitor);
  const refused = await wishlists.moveToCart(
    wishlistId,
    items.map(({ id }) => id),
  );
  if (!refused.ok) return refused.reason === 'changed' ? refused.reason : undefined;
  // Stores the id of the cart in the session, because the shop may have created a new cart.
  await loadVisitorCart(visitor);
  return refused.value;
}

/** Moves the items of a guest. Returns the ids of the refused items, whose quantity in the cart has not changed. */
async function moveOfGuest(items: readonly WishlistItem[], visitor: ShopVisitor) {
  const before = await loadVisitorCart(visitor);
  if (!before.ok) return undefined;
  const added = await addToVisitorCart(visitor, items.map(toLine));
  if (!added.ok) return undefined;
  const quantityIn = (lines: readonly NewCartLine[] | undefined, sku: string) =>
    lines?.find((line) => line.sku === sku)?.quantity ?? 0;
  const isAdded = ({ sku }: WishlistItem) =>
    quantityIn(added.value.cart.lines, sku) > quantityIn(before.value?.lines, sku);
  await removeFromVisitorWishlist(
    visitor,
    items.filter(isAdded).map(({ id }) => id),
  );
  return items.filter((item) => !isAdded(item)).map(({ id }) => id);
}

function toLine({ sku, parentSku, quantity }: WishlistItem): NewCartLine {
  return { sku, parentSku, quantity };
}
