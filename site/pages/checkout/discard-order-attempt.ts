import type { PersonalRequest } from '../define-screen.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { resolveOrderAttempt } from './order-attempt.ts';
import { cancelPayment } from './payment/end-payment.ts';

/**
 * Removes an order attempt from the session after a sign-in, because its cart may be merged into the customer's cart. Magento returns the same
 * error for a merged cart as for an ordered one. Without this call, the site would confirm an order that does not exist.
 *
 * @param cartId the visitor's cart before the sign-in
 */
export async function discardOrderAttempt(
  request: PersonalRequest,
  cartId: string | undefined,
): Promise<void> {
  if (cartId === undefined) return;
  const { session } = request;
  const { orderAttempt, payment } = session.values();
  if (orderAttempt?.cartId === cartId) session.change({ orderAttempt: undefined });
  // If the carts could not be merged, the visitor is still a guest with this cart. Then its payment stays valid.
  const hasOtherCart = session.values().cartId !== cartId;
  if (hasOtherCart && payment?.cartId === cartId) await cancelPayment(request);
}

/**
 * Completes the payment of a customer who signs out, if its cart was ordered. Call it while the token is valid, because the shop returns the cart
 * only to the customer.
 *
 * @returns a function that cancels the payment if its cart was not ordered. Call it after the shop has signed the customer out
 */
export async function preparePaymentEnd(request: PersonalRequest): Promise<() => Promise<void>> {
  const { session, services } = request;
  const { payment } = session.values();
  const nothing = async () => {};
  if (!payment) return nothing;
  const state = await visitorShopOf(request).checkout.cartState(payment.cartId);
  if (state.ok && state.value === 'active') return () => cancelPayment(request);
  await resolveOrderAttempt(request);
  const { payment: open } = session.values();
  if (open && open.order === undefined)
    services.log.error(
      { payment: open.id, cart: open.cartId },
      'payment: a customer signed out before the shop confirmed whether the cart was ordered',
    );
  return nothing;
}
