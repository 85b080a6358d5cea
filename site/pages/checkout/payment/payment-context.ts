import type { PersonalRequest } from '../../define-screen.ts';
import type { Services } from '../../page-services.ts';
import type { PaymentMethod, PaymentProvider, PaymentPurpose } from './payment-method.ts';

/** The parts of a request that a payment uses. */
export type PaymentContext = Pick<PersonalRequest, 'session' | 'locale'> & {
  readonly services: Pick<Services, 'paymentMethods' | 'siteUrl' | 'log'>;
};

/** Returns the provider of a method, or `undefined` for an offline or unknown method. */
export function providerOf(methods: readonly PaymentMethod[], code: string): PaymentProvider | undefined {
  return methods.find((method) => method.code === code)?.provider;
}

/** Returns an amount as the session stores it: `149.50 EUR`. */
export function amountText({ value, currency }: PaymentPurpose['amount']): string {
  return `${value.toFixed(2)} ${currency}`;
}
