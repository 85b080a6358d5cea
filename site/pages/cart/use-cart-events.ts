import { useEffect, useRef } from 'react';
import { trackCart, trackCartChange, type TrackedLine } from '#site/analytics/cart-events';

/**
 * Sends the event `view_cart` when the cart page shows a cart, and an event for each later change of its lines.
 *
 * @param lines `undefined` while the cart cannot be loaded
 */
export function useCartEvents(lines: readonly TrackedLine[] | undefined): void {
  const last = useRef<readonly TrackedLine[]>(undefined);
  useEffect(() => {
    if (!lines) return;
    if (last.current) trackCartChange(last.current, lines);
    else trackCart('view_cart', lines);
    last.current = lines;
  }, [lines]);
}
