import { useEffect, useRef } from 'react';
import { linesAdded, trackCart, trackCartChange, type TrackedLine } from '#site/analytics/cart-events';

/**
 * Sends the event `view_cart` when the cart page shows a cart, and an event for each later change of its lines.
 *
 * @param lines `undefined` while the cart cannot be loaded
 * @param isLineSaved whether the last change moved a line to the wishlist
 */
export function useCartEvents(lines: readonly TrackedLine[] | undefined, isLineSaved: boolean): void {
  const last = useRef<readonly TrackedLine[]>(undefined);
  useEffect(() => {
    if (!lines) return;
    if (!last.current) trackCart('view_cart', lines);
    else if (last.current !== lines) {
      trackCartChange(last.current, lines);
      if (isLineSaved) trackCart('add_to_wishlist', linesAdded(lines, last.current));
    }
    last.current = lines;
  }, [lines, isLineSaved]);
}
