import type { Locale } from '#site/i18n/locale';
import type { Cart, ChangedCart, NewCartLine, VisitorShop } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
import type { VisitorSession } from '#site/session/session';
import type { Services } from '../page-services.ts';

/** The visitor whose cart is read or changed. */
export type CartVisitor = {
  readonly locale: Locale;
  readonly services: { readonly shop: Pick<Services['shop'], 'forVisitor'> };
  readonly session: VisitorSession;
  readonly signal: AbortSignal;
};

type CartResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };
const UNAVAILABLE = { ok: false } as const;

/** Returns the client of the visitor's shop. It is a new one for each call, because a sign-out changes the token. */
export function shopOf({ locale, services, session, signal }: CartVisitor): VisitorShop {
  return services.shop.forVisitor({ store: locale.magentoStore, token: session.values().token, signal });
}

/**
 * Loads the visitor's cart, or `undefined` for a visitor without one. Removes the id of a cart that is gone, and an expired token, from the
 * session.
 */
export async function loadVisitorCart(visitor: CartVisitor): Promise<CartResult<Cart | undefined>> {
  const { session } = visitor;
  const { cartId, token } = session.values();
  if (cartId === undefined && token === undefined) return { ok: true, value: undefined };
  const { carts } = shopOf(visitor);
  const found = await (cartId === undefined ? carts.customerCart() : carts.cartById(cartId));
  if (found.ok) {
    session.change({ cartId: found.value.id });
    return found;
  }
  if (found.reason === 'unavailable') return UNAVAILABLE;
  forget(session, found.reason);
  // The cart of a customer replaces an unknown one. After sign-out the session may contain the cart of the guest.
  const next = session.values();
  const mayHaveAnother = cartId === undefined ? next.cartId !== undefined : token !== undefined;
  return mayHaveAnother ? loadVisitorCart(visitor) : { ok: true, value: undefined };
}

/** Adds lines to the visitor's cart, and creates a missing one. If the shop no longer has the cart, it tries once again with a new one. */
export async function addToVisitorCart(
  visitor: CartVisitor,
  lines: readonly NewCartLine[],
  isRepeated = false,
): Promise<CartResult<ChangedCart>> {
  const cartId = await ensureCartId(visitor);
  if (cartId === undefined) return UNAVAILABLE;
  const added = await shopOf(visitor).carts.addProducts(cartId, lines);
  if (added.ok) return added;
  if (added.reason === 'unavailable' || isRepeated) return UNAVAILABLE;
  forget(visitor.session, added.reason);
  return addToVisitorCart(visitor, lines, true);
}

/** Removes the id of a cart that the shop no longer has. After an expired token, the visitor is signed out and has the guest's cart again. */
export function forget(session: VisitorSession, reason: string): void {
  if (reason === 'signed-out') expireCustomerSession(session);
  else session.change({ cartId: undefined });
}

async function ensureCartId(visitor: CartVisitor): Promise<string | undefined> {
  const { session } = visitor;
  const { cartId, token } = session.values();
  if (cartId !== undefined) return cartId;
  const { carts } = shopOf(visitor);
  if (token !== undefined) {
    const found = await carts.customerCart();
    if (found.ok) {
      session.change({ cartId: found.value.id });
      return found.value.id;
    }
    if (found.reason === 'unavailable') return undefined;
    forget(session, 'signed-out');
    const { cartId: guestCartId } = session.values();
    if (guestCartId !== undefined) return guestCartId;
  }
  const created = await shopOf(visitor).carts.createGuestCart();
  if (!created.ok) return undefined;
  session.change({ cartId: created.value, hasExpired: undefined });
  return created.value;
}
