import type { WebsiteCode } from '#embedded/catalogue';
import type { ShopContext } from '../context/context.ts';
import { calculateCart } from './calculate-cart.ts';
import type { StoredCart } from './cart-types.ts';
import { checkoutTexts, type PaymentCode, paymentCodes } from './checkout-texts.ts';
import { PICKUP_METHOD } from './shipping-methods.ts';

const WEBSITES_WITH_CHECKS: readonly WebsiteCode[] = ['EN_US', 'EN_NA'];

/** A way to pay, with its title in the language of the store view. */
type PaymentOption = { readonly code: PaymentCode; readonly title: string };

/**
 * Returns the payment methods of a cart. A cart with lines and a total of 0 has only the method `free`. Orders that are picked up can be paid in
 * the store. Checks are accepted in the United States and Canada.
 */
export function paymentMethodsOf(cart: StoredCart, context: ShopContext): PaymentOption[] {
  const { totals, shippingMethod } = calculateCart(cart, context);
  const isFree = cart.lines.length > 0 && totals.grandTotal === 0;
  const isAvailable: Readonly<Record<PaymentCode, boolean>> = {
    banktransfer: !isFree,
    purchaseorder: !isFree,
    cashondelivery: !isFree && shippingMethod?.id === PICKUP_METHOD,
    checkmo: !isFree && WEBSITES_WITH_CHECKS.includes(context.view.website),
    lantern_test: !isFree && context.shop.hasTestPayments,
    free: isFree,
  };
  const { payments } = checkoutTexts(context.view);
  return paymentCodes.filter((code) => isAvailable[code]).map((code) => ({ code, title: payments[code] }));
}
