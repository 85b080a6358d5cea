import type { Locale } from '#site/i18n/locale';
import type { ShopConnection } from '#site/services/shop';
import { customerKeyOf, endCustomerSession } from '#site/session/customer-session';
import type { VisitorSession } from '#site/session/session';
import { mergeWishlist } from '../wishlist/merge-wishlist.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

type SignInContext = {
  readonly session: VisitorSession;
  readonly shop: Pick<ShopConnection, 'forVisitor'>;
  readonly locale: Pick<Locale, 'magentoStore'>;
};

/** Changes that remove one person's data from the session. A sign-in applies them unless the last customer is the same. */
const WITHOUT_PERSONAL_DATA = { unsentForm: undefined, foundOrder: undefined } as const;

/**
 * Changes that remove a customer's checkout from the session. Another customer who signs in must not see it. A guest who signs in keeps the order,
 * and the address, because the merged cart keeps the guest's pickup location.
 */
const WITHOUT_CHECKOUT = {
  deliveryAddress: undefined,
  lastOrder: undefined,
  orderAttempt: undefined,
} as const;

/** The result of signing in. `wrong` is the same for an unknown address, a wrong password and a locked account. */
type SignInResult =
  | {
      readonly outcome: 'signed-in';
      /** False if the shop could not merge the guest's cart. The session stores this cart. After signing out, it is the visitor's cart again. */
      readonly isCartMerged: boolean;
    }
  | { readonly outcome: 'wrong' | 'unconfirmed' | 'unavailable' };

/**
 * Signs a visitor in. Stores the token and the customer's cart in the session. Moves the lines and addresses of the guest's cart to the
 * customer's cart, and the products of the guest's wishlist to the customer's wishlist. If the shop does not respond while it merges the carts,
 * the visitor stays a guest with the guest's cart, so no line is lost.
 */
export async function signIn(
  credentials: { readonly email: string; readonly password: string },
  { session, shop, locale }: SignInContext,
): Promise<SignInResult> {
  const store = locale.magentoStore;
  const guest = shop.forVisitor({ store });
  const token = await guest.customers.signIn(credentials);
  if (!token.ok) return { outcome: token.reason === 'signed-out' ? 'wrong' : token.reason };
  const customer = shop.forVisitor({ store, token: token.value });
  const guestCartId = guestCartOf(session);
  const cart = await mergeGuestCart(customer, guest.carts, guestCartId);
  if (!cart) return { outcome: 'unavailable' };
  const customerKey = customerKeyOf(credentials.email);
  const { customerKey: earlierKey } = session.values();
  if (earlierKey !== customerKey) session.change(WITHOUT_PERSONAL_DATA);
  if (earlierKey !== undefined && earlierKey !== customerKey) session.change(WITHOUT_CHECKOUT);
  session.change({
    customerKey,
    token: token.value,
    cartId: cart.id,
    guestCartId: cart.isMerged ? undefined : guestCartId,
    hasExpired: undefined,
  });
  // If this fails, the session still contains the products, and the next visit of the wishlist adds them.
  await mergeWishlist(customer.wishlists, session);
  return { outcome: 'signed-in', isCartMerged: cart.isMerged };
}

/** Ends the session of the customer in this browser. The tokens of other devices stay valid. The next person finds no personal data. */
export function signOut(session: VisitorSession): void {
  endCustomerSession(session);
  session.change({
    ...WITHOUT_PERSONAL_DATA,
    ...WITHOUT_CHECKOUT,
    customerKey: undefined,
    payment: undefined,
  });
}

/** Returns the guest's cart. If a customer is still signed in, the current cart is not the guest's. */
function guestCartOf(session: VisitorSession): string | undefined {
  const { token, cartId, guestCartId } = session.values();
  return token === undefined ? cartId : guestCartId;
}
