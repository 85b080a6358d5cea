import type { Cart, ChangedCart, NewCartLine } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
import type { VisitorSession } from '#site/session/session';
import { type ShopVisitor, visitorShopOf } from '../shop/visitor-shop.ts';

type CartResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };
const UNAVAILABLE = { ok: false } as const;

/**
 * Loads the visitor's cart, or `undefined` for a visitor without a cart. Removes the id of a cart that no longer exists, and an expired token,
 * from the session.
 */
export async function loadVisitorCart(visitor: ShopVisitor): Promise<CartResult<Cart | undefined>> {
  const { session } = visitor;
  const { cartId, token } = session.values();
  if (cartId === undefined && token === undefined) return { ok: true, value: undefined };
  const { carts } = visitorShopOf(visitor);
  const found = await (cartId === undefined ? carts.customerCart() : carts.cartById(cartId));
  if (found.ok) {
    session.change({ cartId: found.value.id });
    return found;
  }
  if (found.reason === 'unavailable') return UNAVAILABLE;
  removeUnusableCart(session, found.reason);
  // A customer has another cart if the shop does not find this one. After an expired token, the session may contain the guest's cart.
  const next = session.values();
  const mayHaveAnother = cartId === undefined ? next.cartId !== undefined : token !== undefined;
  return mayHaveAnother ? loadVisitorCart(visitor) : { ok: true, value: undefined };
}

/** Adds lines to the visitor's cart. Creates a cart if the visitor has none. If the shop no longer has the cart, tries again with a new cart. */
export async function addToVisitorCart(
  visitor: ShopVisitor,
  lines: readonly NewCartLine[],
  isRepeated = false,
): Promise<CartResult<ChangedCart>> {
  const cartId = await ensureCartId(visitor);
  if (cartId === undefined) return UNAVAILABLE;
  const added = await visitorShopOf(visitor).carts.addProducts(cartId, lines);
  if (added.ok) return added;
  if (added.reason === 'unavailable' || isRepeated) return UNAVAILABLE;
  removeUnusableCart(visitor.session, added.reason);
  return addToVisitorCart(visitor, lines, true);
}

/** Removes the id of a cart that the shop no longer has. If the token has expired, ends the customer's session, which restores the guest's cart. */
export function removeUnusableCart(session: VisitorSession, reason: 'cart-gone' | 'signed-out'): void {
  if (reason === 'signed-out') expireCustomerSession(session);
  else session.change({ cartId: undefined });
}

async function ensureCartId(visitor: ShopVisitor): Promise<string | undefined> {
  const { session } = visitor;
  const { cartId, token } = session.values();
  if (cartId !== undefined) return cartId;
  const { carts } = visitorShopOf(visitor);
  if (token !== undefined) {
    const found = await carts.customerCart();
    if (found.ok) {
      session.change({ cartId: found.value.id });
      return found.value.id;
    }
    if (found.reason === 'unavailable') return undefined;
    removeUnusableCart(session, 'signed-out');
    const { cartId: guestCartId } = session.values();
    if (guestCartId !== undefined) return guestCartId;
  }
  const created = await visitorShopOf(visitor).carts.createGuestCart();
  if (!created.ok) return undefined;
  session.change({ cartId: created.value, hasExpired: undefined });
  return created.value;
}
