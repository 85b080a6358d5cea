import type { WishedProduct, WishlistItem } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
import { addToGuestWishlist, guestWishlist, removeFromGuestWishlist } from '#site/session/guest-wishlist';
import { type ShopVisitor, visitorShopOf } from '../shop/visitor-shop.ts';
import { mergeWishlist } from './merge-wishlist.ts';

type LoadedWishlist =
  | {
      readonly ok: true;
      /** The id of the customer's list in the shop. Undefined for a guest. */
      readonly id: string | undefined;
      readonly items: readonly WishlistItem[];
      /** Products of a guest's list that the shop no longer sells. They use space in the list until the guest removes them. */
      readonly gone: readonly WishedProduct[];
    }
  | { readonly ok: false };

/** `full`: the session of a guest has no space for another product. */
type WishlistAddition = 'added' | 'full' | 'refused' | 'unavailable';

/** Loads the wishlist: of a customer from the shop, of a guest from the session. If the token has expired, ends the customer's session. */
export async function loadVisitorWishlist(visitor: ShopVisitor): Promise<LoadedWishlist> {
  const { session } = visitor;
  if (session.values().token === undefined) {
    const products = guestWishlist(session);
    const described = await visitorShopOf(visitor).wishlists.describe(products);
    if (!described.ok) return { ok: false };
    const items = described.value;
    const gone = products.filter(({ sku }) => !items.some((item) => item.sku === sku));
    return { ok: true, id: undefined, items, gone };
  }
  const { wishlists } = visitorShopOf(visitor);
  const failure = await mergeWishlist(wishlists, session);
  const stored = failure === undefined ? await wishlists.get() : ({ ok: false, reason: failure } as const);
  if (stored.ok) return { ok: true, ...stored.value, gone: [] };
  if (stored.reason === 'unavailable') return { ok: false };
  expireCustomerSession(session);
  return loadVisitorWishlist(visitor);
}

/** Adds a product to the visitor's wishlist. If the list already contains it, its quantity stays. */
export async function addToVisitorWishlist(
  visitor: ShopVisitor,
  product: WishedProduct,
): Promise<WishlistAddition> {
  const { session } = visitor;
  if (session.values().token === undefined) return addToGuestWishlist(session, product);
  const loaded = await loadVisitorWishlist(visitor);
  if (!loaded.ok) return 'unavailable';
  // Read after loading, because the token may have expired.
  if (session.values().token === undefined) return addToGuestWishlist(session, product);
  if (loaded.items.some(({ sku }) => sku === product.sku)) return 'added';
  const added = await visitorShopOf(visitor).wishlists.add([product]);
  if (added.ok) return 'added';
  return added.reason === 'refused' ? 'refused' : 'unavailable';
}

/** Removes items from the visitor's wishlist by their ids. Returns true if the list no longer contains them. */
export async function removeFromVisitorWishlist(
  visitor: ShopVisitor,
  ids: readonly string[],
): Promise<boolean> {
  if (visitor.session.values().token === undefined) {
    removeFromGuestWishlist(visitor.session, ids);
    return true;
  }
  const removed = await visitorShopOf(visitor).wishlists.remove(ids);
  return removed.ok;
}
