import * as v from 'valibot';
import type { Globals } from '#site/services/content';
import type { Amount, Cart, CartShippingMethod } from '#site/services/shop';
import { toShownAmount } from '../shop/tax-display.ts';

const schema = v.object({
  /** From this weight in kilograms, a product has its own delivery price and is delivered on a day that the customer chooses. */
  large_from: v.fallback(v.optional(v.number()), undefined),
  /** From this subtotal, the delivery of parcels is free. In the currency of the site. */
  free_delivery_from: v.fallback(v.optional(v.number()), undefined),
});

const CENTS = 100;

/**
 * Returns the amount that is missing for free delivery. Returns `undefined` if more products would not make the delivery free. This is the case
 * if all methods are free, or if a product is large (decision 49).
 *
 * @param methods the methods for the visitor's place
 */
export function missingForFreeDelivery(
  { lines, sums }: Pick<Cart, 'lines' | 'sums'>,
  methods: readonly CartShippingMethod[],
  globals: Globals,
  isTaxIncluded: boolean,
): Amount | undefined {
  const read = v.safeParse(schema, globals['shop']);
  if (!read.success) return undefined;
  const { large_from: largeFrom = Infinity, free_delivery_from: freeFrom } = read.output;
  const subtotal = toShownAmount(sums.subtotal, isTaxIncluded);
  const discount = sums.discounts.reduce((total, { amount }) => total + amount.value, 0);
  const missing = Math.round(((freeFrom ?? 0) - subtotal.value + discount) * CENTS) / CENTS;
  const hasPaidMethod = methods.some(({ price }) => price.withTax.value > 0);
  const hasNoLargeProduct = lines.every(({ weight }) => weight !== undefined && weight < largeFrom);
  return missing > 0 && hasPaidMethod && hasNoLargeProduct
    ? { value: missing, currency: subtotal.currency }
    : undefined;
}
