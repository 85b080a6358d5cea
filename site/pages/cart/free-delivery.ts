import * as v from 'valibot';
import { roundToCents } from '#site/protocol/round-to-cents';
import type { Globals } from '#site/services/content';
import type { Amount, Cart, CartShippingMethod } from '#site/services/shop';
import { toShownAmount } from '../shop/tax-display.ts';

const schema = v.object({
  /** From this weight in kilograms, a product has its own delivery price and is delivered on a day that the customer chooses. */
  large_from: v.fallback(v.optional(v.number()), undefined),
  /** From this subtotal, the delivery of parcels is free. In the currency of the site. */
  free_delivery_from: v.fallback(v.optional(v.number()), undefined),
});

/**
 * Returns the amount that is missing for free delivery. Returns `undefined` if more products would not make the delivery free. This is the case
 * if all methods are free, or if a product is large (decision 49). A product without a weight is a parcel.
 *
 * @param methods the methods for the visitor's place
 */
export function missingForFreeDelivery(
  { lines, totals }: Pick<Cart, 'lines' | 'totals'>,
  methods: readonly CartShippingMethod[],
  globals: Globals,
  isTaxIncluded: boolean,
): Amount | undefined {
  const read = v.safeParse(schema, globals['shop']);
  if (!read.success) return undefined;
  const { large_from: largeFrom = Infinity, free_delivery_from: freeFrom } = read.output;
  const subtotal = toShownAmount(totals.subtotal, isTaxIncluded);
  const discount = totals.discounts.reduce((total, { amount }) => total + amount.value, 0);
  const missing = roundToCents((freeFrom ?? 0) - subtotal.value + discount);
  const hasPaidMethod = methods.some(({ price }) => price.withTax.value > 0);
  const hasNoLargeProduct = lines.every(({ weight = 0 }) => weight < largeFrom);
  return missing > 0 && hasPaidMethod && hasNoLargeProduct
    ? { value: missing, currency: subtotal.currency }
    : undefined;
}
