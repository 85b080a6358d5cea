import type { Cart } from '#site/services/shop';
import { cancelPayment } from './end-payment.ts';
import { resumePayment } from './pay-for-cart.ts';
import { amountText, type PaymentContext } from './payment-context.ts';
import type { PaymentRefusal } from './payment-method.ts';

/** The payment that the review shows. */
export type ReviewPayment =
  /** The visitor has returned. The order can be placed. */
  | { readonly state: 'authorised' }
  | { readonly state: PaymentRefusal }
  /** The visitor came back without finishing on the provider's page. */
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'unavailable' }
  /** The cart has changed since the payment began, so the payment was cancelled. */
  | { readonly state: 'changed' };

/**
 * Returns the session's payment for a cart, for the review step. Returns `undefined` if no payment was started. A payment for another cart,
 * amount or method is cancelled, because no order can use it.
 */
export async function loadReviewPayment(
  context: PaymentContext,
  { id, totals, paymentMethod }: Pick<Cart, 'id' | 'totals' | 'paymentMethod'>,
): Promise<ReviewPayment | undefined> {
  const { payment } = context.session.values();
  if (!payment) return undefined;
  const amount = totals.grandTotal.withTax;
  const isChanged = payment.cartId !== id || payment.amount !== amountText(amount);
  if (isChanged || payment.code !== paymentMethod?.code) {
    await cancelPayment(context);
    return isChanged && payment.order === undefined ? { state: 'changed' } : undefined;
  }
  const resumed = await resumePayment(context, { cartId: id, amount });
  if (!resumed || resumed.state === 'unknown') return undefined;
  return resumed.state === 'refused' ? { state: resumed.reason } : resumed;
}
