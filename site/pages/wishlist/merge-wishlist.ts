import type { VisitorFailure, Wishlists } from '#site/services/shop';
import { guestWishlist, removeFromGuestWishlist } from '#site/session/guest-wishlist';
import type { VisitorSession } from '#site/session/session';

/**
 * Adds the products of the session to the wishlist of the signed-in customer. Products that the wishlist already contains keep their quantity,
 * so a merge whose response was lost can be repeated. The session contains the products until the shop has them. Returns the reason if they
 * stay in the session.
 *
 * @param wishlists the client with the customer's token
 */
export async function mergeWishlist(
  wishlists: Pick<Wishlists, 'get' | 'add'>,
  session: VisitorSession,
): Promise<VisitorFailure | undefined> {
  const products = guestWishlist(session);
  if (products.length === 0) return undefined;
  const stored = await wishlists.get();
  if (!stored.ok) return stored.reason;
  const known = new Set(stored.value.items.map(({ sku }) => sku));
  const missing = products.filter(({ sku }) => !known.has(sku));
  if (missing.length > 0) {
    const added = await wishlists.add(missing);
    // The shop refuses products that it no longer sells, and adds the others.
    if (!added.ok && added.reason !== 'refused') return added.reason;
  }
  removeFromGuestWishlist(
    session,
    products.map(({ sku }) => sku),
  );
  return undefined;
}
