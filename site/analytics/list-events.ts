import type { EcommerceItem } from '#renderer/tracking/events';
import type { TrackedProduct } from '#renderer/tracking/product-attributes';
import { roundToCents } from '#site/protocol/round-to-cents';
import { trackEcommerce } from './ecommerce.ts';
import type { SearchOrigin } from './result-events.ts';

/** A product of a list, with its position from 0. */
export type PlacedProduct = TrackedProduct & { readonly index: number };

/**
 * Sends an event when products of a list are shown, or when the visitor follows the link of one. Sends nothing without products.
 *
 * @param id identifies the list: a path, the name of a screen or of a section
 * @param origin the search that has found the products
 */
export function trackList(
  event: 'view_item_list' | 'select_item',
  id: string,
  products: readonly PlacedProduct[],
  origin?: SearchOrigin,
): void {
  const currency = products[0]?.currency;
  if (currency === undefined) return;
  const ecommerce = { item_list_id: id, currency, items: products.map(toItem) };
  trackEcommerce({ event, ecommerce }, { origin });
}

function toItem({ sku, name, price, regularPrice, index }: PlacedProduct): EcommerceItem {
  return {
    item_id: sku,
    item_name: name,
    price,
    ...(regularPrice === undefined ? {} : { discount: roundToCents(regularPrice - price) }),
    index,
  };
}
