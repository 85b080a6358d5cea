import * as v from 'valibot';
import { createHttp, type Outcome, type WarningLog } from '#site/services/http';

/** The state of a payment at the provider. */
type ProviderPaymentState =
  | 'open'
  | 'authorised'
  | 'refused'
  | 'cancelled'
  /** An order was placed with it. It cannot be used again. */
  | 'used';

/** A payment at the provider. */
export type ProviderPayment = {
  readonly id: string;
  readonly state: ProviderPaymentState;
  /** The cart that it was created for. */
  readonly reference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  /** The provider's page, where the visitor pays. */
  readonly url: string;
};

type NewPayment = Pick<ProviderPayment, 'reference' | 'amount'> & {
  /** The language of the provider's page: `nl-NL`. */
  readonly language: string;
  /** URL to which the provider's page redirects the visitor after the payment. */
  readonly returnUrl: string;
};

/** Client of the test provider. Failures are already logged. */
export type TestPayments = {
  /** The origin of the provider's page. */
  readonly origin: string;
  /** Creates a payment. If one for the same cart and amount is open or authorised, returns that payment instead. */
  readonly create: (payment: NewPayment) => Promise<Outcome<ProviderPayment>>;
  readonly find: (id: string) => Promise<Outcome<ProviderPayment>>;
  /** Marks an authorised payment as used for an order. A repeated call for the same order succeeds, also without the number. */
  readonly complete: (id: string, orderNumber: string | undefined) => Promise<Outcome<ProviderPayment>>;
  readonly cancel: (id: string) => Promise<Outcome<ProviderPayment>>;
};

const TIMEOUT_MS = 5_000;

const payment = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    state: v.picklist(['open', 'authorised', 'refused', 'cancelled', 'used']),
    reference: v.string(),
    amount: v.object({ value: v.number(), currency: v.string() }),
    url: v.pipe(v.string(), v.url()),
  }),
  v.transform((value): ProviderPayment => value),
);

/** Creates the client of the embedded test provider (`site/embedded/payment`). Visitors pay on a page that the provider serves. */
export function createTestPayments({
  baseUrl,
  log,
}: {
  readonly baseUrl: string;
  readonly log: WarningLog;
}): TestPayments {
  const http = createHttp({ system: 'payment', baseUrl, timeoutMs: TIMEOUT_MS, log });
  const post = (path: string, body: Readonly<Record<string, unknown>>) =>
    http.request({ method: 'POST', path, body, response: payment });
  return {
    origin: new URL(baseUrl).origin,
    create: (created) => post('/payments', created),
    find: (id) => http.request({ path: `/payments/${encodeURIComponent(id)}`, response: payment }),
    complete: (id, orderNumber) =>
      post(`/payments/${encodeURIComponent(id)}/complete`, orderNumber === undefined ? {} : { orderNumber }),
    cancel: (id) => post(`/payments/${encodeURIComponent(id)}/cancel`, {}),
  };
}
