import type { PaymentKind } from './model-order.ts';

const KINDS: ReadonlyMap<string, PaymentKind> = new Map([
  ['banktransfer', 'bankTransfer'],
  ['purchaseorder', 'onAccount'],
  ['cashondelivery', 'cashOnDelivery'],
  ['checkmo', 'cheque'],
  ['free', 'free'],
]);

/** The codes of the methods that need no provider. */
export const offlinePaymentCodes: readonly string[] = [...KINDS.keys()];

/** Returns the kind of a payment method. `undefined` for a method of a provider. */
export function toPaymentKind(code: string): PaymentKind | undefined {
  return KINDS.get(code);
}
