import { useEffect, useRef } from 'react';
import { trackCart } from '#site/analytics/cart-events';
import type { ShownWishlistItem } from './shown-wishlist.ts';

const NO_ITEMS: readonly ShownWishlistItem[] = [];

/**
 * Sends an event with the items that the visitor moved to the cart: those that are no longer in the list.
 *
 * @param items `undefined` while the list cannot be loaded
 * @param moved the number of items that the last form moved to the cart
 */
export function useMovedItems(items: readonly ShownWishlistItem[] | undefined, moved: number): void {
  const last = useRef(NO_ITEMS);
  useEffect(() => {
    if (!items) return;
    const gone = last.current.filter(({ id }) => !items.some((item) => item.id === id));
    if (moved > 0) trackCart('add_to_cart', gone.map(toLine));
    last.current = items;
  }, [items, moved]);
}

function toLine({ sku, parentSku, name, quantity, price }: ShownWishlistItem) {
  return { sku, parentSku, name, quantity, unitPrice: { value: price.amount, currency: price.currency } };
}
