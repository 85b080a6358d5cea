import type { Cart } from '#site/services/shop';
import type { Services } from '../../page-services.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The codes that were logged, by list of methods, so that each code is logged once per process. */
const logged = new WeakMap<readonly PaymentMethod[], Set<string>>();

/**
 * Returns a cart with only the payment methods that the site knows. An order with an unknown method would have no authorisation. So an unknown
 * method is neither offered nor chosen, and its code is logged once.
 */
export function withKnownMethods(
  cart: Cart,
  { paymentMethods, log }: Pick<Services, 'paymentMethods' | 'log'>,
): Cart {
  const isKnown = (code: string) => paymentMethods.some((method) => method.code === code);
  const codes = logged.get(paymentMethods) ?? new Set();
  logged.set(paymentMethods, codes);
  for (const { code } of cart.paymentMethods) {
    if (isKnown(code) || codes.has(code)) continue;
    codes.add(code);
    log.warn({ code }, 'payment: the shop offers a method that the site does not know');
  }
  return {
    ...cart,
    paymentMethods: cart.paymentMethods.filter(({ code }) => isKnown(code)),
    paymentMethod: cart.paymentMethod && isKnown(cart.paymentMethod.code) ? cart.paymentMethod : undefined,
  };
}
