import type { Locale } from '#site/i18n/locale';
import type { Amount } from '#site/services/shop';

/** The cart and the amount of a payment. An authorisation is valid for exactly these. */
export type PaymentPurpose = { readonly cartId: string; readonly amount: Amount };

/** A request to start a payment. */
type PaymentStartRequest = PaymentPurpose & {
  /** The locale of the provider's page. */
  readonly locale: Locale;
  /** Absolute URL of a page of this site, to which the provider redirects the visitor. */
  readonly returnUrl: string;
};

/** The reason why a provider does not authorise a payment. The site has a message for each reason. */
export type PaymentRefusal = 'declined' | 'cancelled';

/** The result of starting a payment. */
export type PaymentStart =
  | { readonly state: 'authorised'; readonly id: string }
  | { readonly state: 'refused'; readonly reason: PaymentRefusal }
  /** The visitor continues on the provider's page, for example for 3-D Secure. */
  | { readonly state: 'redirect'; readonly id: string; readonly url: string }
  /** The provider does not respond, so the payment is not authorised. */
  | { readonly state: 'unavailable' };

/** The state of a started payment. The site requests it from the provider, because the URL with which the visitor returns can be forged. */
export type PaymentState =
  | { readonly state: 'authorised' }
  | { readonly state: 'refused'; readonly reason: PaymentRefusal }
  /** The visitor has not finished on the provider's page. */
  | { readonly state: 'open'; readonly url: string }
  /** The provider does not know the payment, or the payment has another purpose or was already used for an order. */
  | { readonly state: 'unknown' }
  | { readonly state: 'unavailable' };

/** The result of ending a payment. `refused`: the provider does not allow it, for example because the payment was cancelled. */
export type PaymentEnd = 'done' | 'refused' | 'unavailable';

/** A company that authorises payments. All functions run on the server. They return outcomes and never throw. */
export type PaymentProvider = {
  /** The origin of its pages. The site redirects visitors only to this origin. */
  readonly origin: string;
  /** Starts a payment. If a payment for the same cart and amount is open or authorised, returns that payment. */
  readonly start: (request: PaymentStartRequest) => Promise<PaymentStart>;
  /** Returns the state of a payment for a purpose. A payment for another cart or amount is `unknown`. */
  readonly resume: (id: string, purpose: PaymentPurpose) => Promise<PaymentState>;
  /**
   * Marks an authorised payment as used for a placed order. Later calls of `resume` return `unknown`. The call can be repeated.
   *
   * @param orderNumber `undefined` if the shop's response was lost. The provider also knows the cart
   */
  readonly complete: (id: string, orderNumber: string | undefined) => Promise<PaymentEnd>;
  /** Ends a payment that the visitor no longer uses, so that no amount stays reserved. */
  readonly cancel: (id: string) => Promise<PaymentEnd>;
};

/** A way to pay that the site offers, if the shop offers its code for the cart. */
export type PaymentMethod = {
  /** The code of the shop's payment method: `banktransfer`. */
  readonly code: string;
  /** `undefined` for an offline method: bank transfer, on account, payment in the store. Then the order needs no authorisation. */
  readonly provider: PaymentProvider | undefined;
};
