import { type PaymentContext, providerOf } from './payment-context.ts';

/** The stored value if the number of the order is unknown, because the shop's response was lost. */
const UNKNOWN_NUMBER = '-';

/** An order that was placed for a cart. */
type PaidOrder = { readonly cartId: string; readonly number: string | undefined };

/**
 * Completes the payment of the session for the order of its cart. Call it after the shop has the order. If the provider does not respond, the
 * session stores the number of the order, and `repeatCompletion` tries again.
 */
export async function completePayment(context: PaymentContext, order: PaidOrder): Promise<void> {
  const { payment } = context.session.values();
  if (payment?.cartId !== order.cartId || payment.order !== undefined) return;
  context.session.change({ payment: { ...payment, order: order.number ?? UNKNOWN_NUMBER } });
  await repeatCompletion(context);
}

/** Completes a payment whose completion failed because the provider did not respond. The confirmation calls it when it is loaded. */
export async function repeatCompletion({ session, services }: PaymentContext): Promise<void> {
  const { payment } = session.values();
  if (payment?.order === undefined) return;
  const number = payment.order === UNKNOWN_NUMBER ? undefined : payment.order;
  const result = await providerOf(services.paymentMethods, payment.code)?.complete(payment.id, number);
  if (result === 'done') return session.change({ payment: undefined });
  // The order exists, but its payment is not completed. The log contains what the operator needs to collect the amount.
  const fields = { payment: payment.id, order: payment.order, cart: payment.cartId, result };
  services.log.error(fields, 'payment: the payment of an order was not completed');
  if (result !== 'unavailable') session.change({ payment: undefined });
}

/** Cancels the payment of the session, for example because the visitor has chosen another method or changed the cart. */
export async function cancelPayment(context: PaymentContext): Promise<void> {
  const { session, services } = context;
  // The payment of an order must be completed and never cancelled.
  await repeatCompletion(context);
  const { payment } = session.values();
  if (!payment) return;
  session.change({ payment: undefined });
  if (payment.order !== undefined) return;
  const result = await providerOf(services.paymentMethods, payment.code)?.cancel(payment.id);
  if (result !== 'done')
    services.log.warn(
      { payment: payment.id, result },
      'payment: could not be cancelled. The provider ends it after its time limit',
    );
}
