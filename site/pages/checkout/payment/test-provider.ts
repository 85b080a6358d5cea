import type { Outcome } from '#site/services/http';
import type { ProviderPayment, TestPayments } from '#site/services/payment';
import type { PaymentEnd, PaymentProvider, PaymentPurpose, PaymentState } from './payment-method.ts';

/** Creates the provider for development and tests. A real provider is implemented in the same way (`README.md`). */
export function createTestProvider(payments: TestPayments): PaymentProvider {
  return {
    origin: payments.origin,
    async start({ cartId, amount, locale, returnUrl }) {
      const created = await payments.create({ reference: cartId, amount, language: locale.intl, returnUrl });
      if (!created.ok) return { state: 'unavailable' };
      const { id, url, state } = created.value;
      return state === 'authorised' ? { state, id } : { state: 'redirect', id, url };
    },
    async resume(id, purpose) {
      const found = await payments.find(id);
      if (found.ok) return isFor(purpose, found.value) ? stateOf(found.value) : { state: 'unknown' };
      return { state: isStatus(found, 404) ? 'unknown' : 'unavailable' };
    },
    complete: async (id, orderNumber) => endOf(await payments.complete(id, orderNumber)),
    cancel: async (id) => endOf(await payments.cancel(id)),
  };
}

function isFor({ cartId, amount }: PaymentPurpose, payment: ProviderPayment) {
  return (
    payment.reference === cartId &&
    payment.amount.currency === amount.currency &&
    payment.amount.value === amount.value
  );
}

function stateOf({ state, url }: ProviderPayment): PaymentState {
  if (state === 'refused') return { state: 'refused', reason: 'declined' };
  if (state === 'cancelled') return { state: 'refused', reason: 'cancelled' };
  if (state === 'open') return { state: 'open', url };
  return { state: state === 'used' ? 'unknown' : 'authorised' };
}

function endOf(ended: Outcome<ProviderPayment>): PaymentEnd {
  if (ended.ok) return 'done';
  return isStatus(ended, 404) || isStatus(ended, 409) ? 'refused' : 'unavailable';
}

function isStatus(outcome: Outcome<unknown>, status: number): boolean {
  return !outcome.ok && outcome.failure.kind === 'unexpected-status' && outcome.failure.status === status;
}
