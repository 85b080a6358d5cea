import type { CartState, PlaceOrderFailure } from './model-checkout.ts';
import type { ShopRefusal } from './visitor-outcome.ts';
import { type CartGone, cartGoneReason, isInactiveCart } from './wire-cart-refusals.ts';
import { AUTHENTICATION, AUTHORIZATION, INPUT, NO_SUCH_ENTITY } from './wire-refusal-categories.ts';

/** Why a step of the checkout failed. `refused` means that the shop does not accept the entered values. */
export type StepRefusal = CartGone | 'refused';

/** Returns why a step of the checkout failed, or `undefined` for a refusal whose English message and category do not say so. */
export function stepReason(refusal: ShopRefusal): StepRefusal | undefined {
  return cartGoneReason(refusal) ?? (refusal.category === INPUT ? 'refused' : undefined);
}

/**
 * Returns the state of a cart that the shop refuses to show, or `undefined` for another failure. A translated message contains the id of a
 * missing cart, but not that of an inactive one. The shop refuses authorization only for an active cart of another customer, or of this one with
 * an expired token. This is no state of the cart.
 */
export function cartStateOf(
  refusal: ShopRefusal,
  cartId: string,
): Extract<CartState, 'inactive' | 'missing'> | undefined {
  if (refusal.category === AUTHORIZATION) return undefined;
  if (isInactiveCart(refusal)) return 'inactive';
  if (cartGoneReason(refusal)) return 'missing';
  if (refusal.category !== NO_SUCH_ENTITY) return undefined;
  return refusal.message.includes(cartId) ? 'missing' : 'inactive';
}

/** Codes of `placeOrder` (contract A6). */
const codes: Readonly<Record<string, PlaceOrderFailure>> = {
  CART_NOT_FOUND: 'cart-gone',
  CART_NOT_ACTIVE: 'cart-gone',
  GUEST_EMAIL_MISSING: 'email-missing',
};

/** Parts of messages. Most messages of the shop start with `Unable to place order: `. */
const reasons: readonly (readonly [part: string, reason: PlaceOrderFailure])[] = [
  ['Guest email for cart is missing', 'email-missing'],
  ['A server error stopped your order', 'unanswered'],
  ["Some addresses can't be used", 'shipping-address'],
  ['The shipping method is missing', 'shipping-method'],
  ['Pickup Location', 'shipping-method'],
  ['Please check the billing address', 'billing-address'],
  ['Enter a valid payment method', 'payment-method'],
  ['out of stock', 'out-of-stock'],
  ['Not enough items for sale', 'out-of-stock'],
  ['requested qty', 'out-of-stock'],
  ['available in the requested quantity', 'out-of-stock'],
];

/** Returns why the shop did not place an order. `unanswered` after an internal or unknown error, when the order may exist. */
export function placeOrderReason(refusal: ShopRefusal): PlaceOrderFailure {
  const { message, code = '', category, status } = refusal;
  if (status !== undefined) return 'unanswered';
  const found =
    codes[code] ?? cartGoneReason(refusal) ?? reasons.find(([part]) => message.includes(part))?.[1];
  if (found !== undefined) return found;
  if (category === NO_SUCH_ENTITY) return 'cart-gone';
  if (category === AUTHENTICATION || category === AUTHORIZATION) return 'signed-out';
  return code !== '' || category !== undefined ? 'refused' : 'unanswered';
}
