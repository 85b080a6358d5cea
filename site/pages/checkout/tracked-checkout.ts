import { createHash } from 'node:crypto';
import type { TrackedLine } from '#site/analytics/cart-events';
import type { TrackedCheckout, TrackedPurchase } from '#site/analytics/checkout-events';
import { roundToCents } from '#site/protocol/round-to-cents';
import type { Cart, Order } from '#site/services/shop';
import { discountPerPiece } from '../cart/discount-per-piece.ts';
import { toShownAmount } from '../shop/tax-display.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import { methodId } from './shipping-method.ts';

/**
 * Returns a cart for the events of its checkout. Prices include tax if the website shows prices with tax. The delivery is set from the payment
 * step on, the payment from the review step on.
 */
export function toTrackedCheckout(
  { id, coupon, lines, shippingMethod, paymentMethod }: Cart,
  { step, isTaxIncluded }: { readonly step: CheckoutStep; readonly isTaxIncluded: boolean },
): TrackedCheckout {
  const hasShipping = step === 'payment' || step === 'review';
  return {
    // A hash, because any client of the shop can read a guest's cart with its id.
    key: createHash('sha256').update(`events ${id}`).digest('base64url').slice(0, 16),
    coupon,
    lines: toTrackedLines(lines, isTaxIncluded),
    shippingTier: hasShipping && shippingMethod ? methodId(shippingMethod) : undefined,
    paymentType: step === 'review' ? paymentMethod?.code : undefined,
  };
}

/** Returns the lines of a cart for events. Prices include tax if the website shows prices with tax. */
export function toTrackedLines(lines: Cart['lines'], isTaxIncluded: boolean): TrackedLine[] {
  return lines.map((line) => {
    const { sku, parentSku, name, quantity } = line;
    const unitPrice = toShownAmount(line.unitPrice, isTaxIncluded);
    return { sku, parentSku, name, quantity, unitPrice, discount: discountPerPiece(line) };
  });
}

/** Returns an order for its event. The unit price is the price of the line, divided by the quantity. */
export function toTrackedPurchase(order: Order, isTaxIncluded: boolean): TrackedPurchase {
  const { number, lines, totals } = order;
  return {
    number,
    // Not `applied_coupons`, which Magento 2.4.8 fails to return. The label is that of the rule, or else the coupon.
    coupon: totals.discounts[0]?.label,
    lines: lines.map((line): TrackedLine => {
      const { sku, parentSku, name, quantity } = line;
      const { value, currency } = toShownAmount(line.total, isTaxIncluded);
      const price = { value: quantity === 0 ? value : roundToCents(value / quantity), currency };
      return { sku, parentSku, name, quantity, unitPrice: price, discount: discountPerPiece(line) };
    }),
    tax: totals.tax.value,
    shipping: totals.shipping ? toShownAmount(totals.shipping, isTaxIncluded).value : 0,
  };
}
