import { itemsOf, type TrackedLine } from './cart-events.ts';
import { trackEcommerce } from './ecommerce.ts';

/** A cart in the events of its checkout. */
export type TrackedCheckout = {
  /** A hash that identifies the cart, because each event is sent once per cart and choice. The shop cannot find the cart by it. */
  readonly key: string;
  readonly coupon: string | undefined;
  readonly lines: readonly TrackedLine[];
  /** Carrier and method of the chosen delivery, once its step is finished: `tablerate/bestway`. */
  readonly shippingTier: string | undefined;
  /** The code of the chosen payment, once its step is finished: `banktransfer`. */
  readonly paymentType: string | undefined;
};

/** A placed order, as its event describes it. */
export type TrackedPurchase = {
  readonly number: string;
  readonly coupon: string | undefined;
  readonly lines: readonly TrackedLine[];
  /** In units of the currency of the lines. */
  readonly tax: number;
  readonly shipping: number;
};

/**
 * Sends the progress of a checkout: its start, the chosen delivery and the chosen payment. Each event is sent once, even if a step is shown
 * again.
 */
export function trackCheckout({ key, coupon, lines, shippingTier, paymentType }: TrackedCheckout): void {
  const shown = itemsOf(lines, coupon);
  if (!shown) return;
  const ecommerce = { ...shown, ...(coupon === undefined ? {} : { coupon }) };
  trackEcommerce({ event: 'begin_checkout', ecommerce }, { onceFor: key });
  if (shippingTier !== undefined)
    trackEcommerce(
      { event: 'add_shipping_info', ecommerce: { ...ecommerce, shipping_tier: shippingTier } },
      { onceFor: `${key} ${shippingTier}` },
    );
  if (paymentType !== undefined)
    trackEcommerce(
      { event: 'add_payment_info', ecommerce: { ...ecommerce, payment_type: paymentType } },
      { onceFor: `${key} ${paymentType}` },
    );
}

/**
 * Sends a placed order, once per number.
 *
 * @param onSent called once after the event was sent, which needs consent. Also called if another document has already sent the event
 */
export function trackPurchase(
  { number, coupon, lines, tax, shipping }: TrackedPurchase,
  onSent: () => void,
): void {
  const shown = itemsOf(lines, coupon);
  if (!shown) return;
  trackEcommerce(
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: number,
        ...shown,
        tax,
        shipping,
        ...(coupon === undefined ? {} : { coupon }),
      },
    },
    { onceFor: number, onSent },
  );
}
