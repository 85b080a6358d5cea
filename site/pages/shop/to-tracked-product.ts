import type { TrackedProduct } from '#renderer/tracking/product-attributes';
import type { ProductCardProps } from './product-card.tsx';

/** Returns the product of a card for events, or `undefined` for a card without a SKU. */
export function toTrackedProduct({
  sku,
  name,
  price,
  regularPrice,
}: ProductCardProps): TrackedProduct | undefined {
  if (sku === undefined) return undefined;
  return { sku, name, price: price.value, currency: price.currency, regularPrice };
}
