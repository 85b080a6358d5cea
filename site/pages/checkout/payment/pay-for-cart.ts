import { cancelPayment } from './end-payment.ts';
import { amountText, type PaymentContext, providerOf } from './payment-context.ts';
import type {
  PaymentProvider,
  PaymentPurpose,
  PaymentRefusal,
  PaymentStart,
  PaymentState,
} from './payment-method.ts';

/** The next step of the action that places the order. */
type PaymentStep =
  /** The order may be placed. */
  | { readonly outcome: 'authorised' }
  /** The visitor continues at this URL of the provider, and returns to `returnPath`. */
  | { readonly outcome: 'redirect'; readonly url: string }
  | { readonly outcome: 'refused'; readonly reason: PaymentRefusal }
  /** The provider did not respond. The visitor can try again, and does not pay twice. */
  | { readonly outcome: 'unavailable' };

/** A payment of the session for the current state of the cart. */
type StartedPayment = PaymentState & { readonly code: string };

type Payment = PaymentPurpose & {
  /** The code of the chosen method. */
  readonly code: string;
  /** The path of the page that calls `resumePayment`: the review. */
  readonly returnPath: string;
};

/**
 * Authorises the payment of a cart. The place-order action calls it directly before `placeOrder`, with the total of the cart that it has just
 * loaded. An offline method is authorised immediately. An existing payment for this cart and amount is used again, so a second click does not
 * pay twice. A payment for another amount is cancelled first.
 */
export async function payForCart(context: PaymentContext, payment: Payment): Promise<PaymentStep> {
  const { session, services, locale } = context;
  const { cartId, amount, code, returnPath } = payment;
  const method = services.paymentMethods.find((candidate) => candidate.code === code);
  const earlier = await resumePayment(context, payment);
  if (earlier?.state === 'unavailable') return { outcome: 'unavailable' };
  if (earlier && earlier.code === code) {
    if (earlier.state === 'authorised') return { outcome: 'authorised' };
    if (earlier.state === 'open') return { outcome: 'redirect', url: earlier.url };
  }
  await cancelPayment(context);
  if (!method) return { outcome: 'unavailable' };
  if (!method.provider) return { outcome: 'authorised' };

  const returnUrl = `${services.siteUrl}${returnPath}`;
  const started = await method.provider.start({ cartId, amount, locale, returnUrl });
  if (started.state === 'refused') return { outcome: 'refused', reason: started.reason };
  if (started.state === 'unavailable' || !isSafe(started, method.provider, context))
    return { outcome: 'unavailable' };
  session.change({ payment: { id: started.id, code, cartId, amount: amountText(amount) } });
  return started.state === 'redirect' ? { outcome: 'redirect', url: started.url } : { outcome: 'authorised' };
}

/**
 * Returns the state of the session's payment for a cart, or `undefined` without a payment. The review step calls it when it is loaded: the
 * visitor has returned from the provider, or opens the site again without having returned. A refused or unknown payment is removed, so that the
 * visitor can pay again.
 */
export async function resumePayment(
  context: PaymentContext,
  purpose: PaymentPurpose,
): Promise<StartedPayment | undefined> {
  const { session, services } = context;
  const { payment } = session.values();
  if (!payment || payment.order !== undefined) return undefined;
  if (payment.cartId !== purpose.cartId || payment.amount !== amountText(purpose.amount)) return undefined;
  const provider = providerOf(services.paymentMethods, payment.code);
  const state = (await provider?.resume(payment.id, purpose)) ?? { state: 'unknown' };
  if (provider && !isSafe(state, provider, context)) return { state: 'unavailable', code: payment.code };
  if (state.state === 'refused' || state.state === 'unknown') session.change({ payment: undefined });
  return { ...state, code: payment.code };
}

/** Returns whether a state has no URL, or a URL of the provider's own origin. */
function isSafe(
  state: PaymentStart | PaymentState,
  { origin }: PaymentProvider,
  { services }: PaymentContext,
): boolean {
  if (!('url' in state) || URL.parse(state.url)?.origin === origin) return true;
  services.log.warn(
    { origin },
    'payment: the provider returned a URL of another origin, which visitors are not sent to',
  );
  return false;
}
