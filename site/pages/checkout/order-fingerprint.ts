import { createHash } from 'node:crypto';
import type { Cart } from '#site/services/shop';
import { methodId } from './shipping-method.ts';

/**
 * Returns a fingerprint of an order: costs, lines, addresses, delivery and payment method. The review step posts the fingerprint of the order
 * that it shows. If the order has changed since then, the visitor sees the change before ordering.
 */
export function fingerprintOf({ lines, totals, shippingMethod, ...cart }: Cart): string {
  const content = [
    [cart.email, cart.shippingAddress, cart.billingAddress, cart.paymentMethod],
    totals.grandTotal.withTax,
    totals.discounts.map(({ amount }) => amount.value),
    shippingMethod && [methodId(shippingMethod), shippingMethod.price.withTax],
    lines.map(({ uid, sku, quantity, rowTotal }) => [uid, sku, quantity, rowTotal.withTax.value]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
