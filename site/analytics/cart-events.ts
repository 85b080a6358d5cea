import type { EcommerceItem } from '#renderer/tracking/events';
import { roundToCents } from '#site/protocol/round-to-cents';
import { trackEcommerce } from './ecommerce.ts';

/** A line of a cart or a wishlist, or a viewed product, in events. */
export type TrackedLine = {
  readonly sku: string;
  /** The product that the variant belongs to. */
  readonly parentSku: string | undefined;
  readonly name: string;
  readonly quantity: number;
  /** The price of one piece before the discount of a coupon. */
  readonly unitPrice: { readonly value: number; readonly currency: string };
  /** The discount of a coupon on one piece. It may have fractions of cents. */
  readonly discount?: number | undefined;
};

type CartEventName = 'add_to_cart' | 'add_to_wishlist' | 'remove_from_cart' | 'view_cart' | 'view_item';

/** Sends an event about lines of a cart or a wishlist, or about a viewed product. Sends nothing without lines. */
export function trackCart(event: CartEventName, lines: readonly TrackedLine[]): void {
  const ecommerce = itemsOf(lines);
  if (ecommerce) trackEcommerce({ event, ecommerce });
}

/**
 * Returns the items of an event, with their sum after discounts. Returns `undefined` without lines.
 *
 * @param coupon the code of the coupon, which the discounted items contain
 */
export function itemsOf(
  lines: readonly TrackedLine[],
  coupon?: string,
): { currency: string; value: number; items: EcommerceItem[] } | undefined {
  const currency = lines[0]?.unitPrice.currency;
  if (currency === undefined) return undefined;
  const value = lines.reduce((sum, line) => sum + paidPrice(line) * line.quantity, 0);
  return { currency, value: roundToCents(value), items: lines.map((line) => toItem(line, coupon)) };
}

/** Sends what the visitor added and removed between two states of a cart: new and missing lines, and changed quantities. */
export function trackCartChange(before: readonly TrackedLine[], after: readonly TrackedLine[]): void {
  trackCart('add_to_cart', linesAdded(before, after));
  trackCart('remove_from_cart', linesAdded(after, before));
}

/**
 * Returns the new lines of a cart, and those with more pieces than before. Their quantity is the number of added pieces. Several lines can have
 * the same variant, for example with different personalisations.
 */
export function linesAdded(before: readonly TrackedLine[], after: readonly TrackedLine[]): TrackedLine[] {
  const known = new Map<string, number>();
  for (const { sku, quantity } of before) known.set(sku, (known.get(sku) ?? 0) + quantity);
  return after.flatMap((line) => {
    const left = known.get(line.sku) ?? 0;
    known.set(line.sku, Math.max(0, left - line.quantity));
    return line.quantity > left ? [{ ...line, quantity: line.quantity - left }] : [];
  });
}

function paidPrice({ unitPrice, discount = 0 }: TrackedLine) {
  return unitPrice.value - discount;
}

function toItem(line: TrackedLine, coupon: string | undefined): EcommerceItem {
  const { sku, parentSku, name, quantity, discount } = line;
  return {
    item_id: parentSku ?? sku,
    item_name: name,
    ...(parentSku === undefined ? {} : { item_variant: sku }),
    price: roundToCents(paidPrice(line)),
    ...(discount ? { discount: roundToCents(discount) } : {}),
    ...(discount && coupon !== undefined ? { coupon } : {}),
    quantity,
  };
}
