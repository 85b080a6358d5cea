import * as v from 'valibot';
import type { Globals } from '#site/services/content';
import type { Cart, CartShippingMethod } from '#site/services/shop';
import type { ShownAmount } from './shown-cart.ts';

const schema = v.object({
  /** Weight in kilograms from which a product is brought on a chosen day, at a price of its own. */
  large_from: v.fallback(v.optional(v.number()), undefined),
  /** The amount of goods from which parcels are free, in the currency of the site. */
  free_delivery_from: v.fallback(v.optional(v.number()), undefined),
});

const CENTS = 100;

/**
 * Returns the amount that is missing for free delivery, or `undefined` if more goods would not make it free: a large product has a price of
 * its own, and a small envelope is free anyway (decision 49).
 *
 * @param methods the methods for the visitor's place
 */
export function missingForFreeDelivery(
  { lines, sums }: Pick<Cart, 'lines' | 'sums'>,
  methods: readonly CartShippingMethod[],
  globals: Globals,
  isTaxIncluded: boolean,
): ShownAmount | undefined {
  const read = v.safeParse(schema, globals['shop']);
  if (!read.success) return undefined;
  const { large_from: largeFrom = Infinity, free_delivery_from: freeFrom } = read.output;
  const subtotal = isTaxIncluded ? sums.subtotal.withTax : sums.subtotal.withoutTax;
  const discount = sums.discounts.reduce((total, { amount }) => total + amount.value, 0);
  const missing = Math.round(((freeFrom ?? 0) - subtotal.value + discount) * CENTS) / CENTS;
  const isPriced = methods.some(({ price }) => price.withTax.value > 0);
  const isParcel = lines.every(({ weight }) => weight !== undefined && weight < largeFrom);
  return missing > 0 && isPriced && isParcel ? { amount: missing, currency: subtotal.currency } : undefined;
}
