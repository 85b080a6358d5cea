import * as v from 'valibot';
import type { WishedProduct } from '#site/services/shop';
import type { VisitorSession } from './session.ts';
import { guestWishlistSchema } from './wishlist-schema.ts';

/** Returns the products of the wishlist in the session, oldest first. */
export function guestWishlist(session: Pick<VisitorSession, 'values'>): readonly WishedProduct[] {
  return (session.values().wishlist ?? []).map(([sku, parentSku, quantity]) => ({
    sku,
    parentSku: parentSku ?? undefined,
    quantity,
  }));
}

/** Adds a product to the wishlist in the session. If the list already contains it, its quantity stays. Returns `full` if there is no space. */
export function addToGuestWishlist(
  session: Pick<VisitorSession, 'values' | 'change'>,
  product: WishedProduct,
): 'added' | 'full' {
  const products = guestWishlist(session);
  if (products.some(({ sku }) => sku === product.sku)) return 'added';
  return storeGuestWishlist(session, [...products, product]) ? 'added' : 'full';
}

/** Removes products from the wishlist in the session. */
export function removeFromGuestWishlist(
  session: Pick<VisitorSession, 'values' | 'change'>,
  skus: readonly string[],
): void {
  storeGuestWishlist(
    session,
    guestWishlist(session).filter(({ sku }) => !skus.includes(sku)),
  );
}

/** Stores the products in the session. Returns false, and changes nothing, if they exceed a limit. */
function storeGuestWishlist(
  session: Pick<VisitorSession, 'change'>,
  products: readonly WishedProduct[],
): boolean {
  const list = products.map(({ sku, parentSku, quantity }) => [sku, parentSku ?? null, quantity]);
  const result = v.safeParse(guestWishlistSchema, list);
  if (result.success) session.change({ wishlist: result.output.length > 0 ? result.output : undefined });
  return result.success;
}
