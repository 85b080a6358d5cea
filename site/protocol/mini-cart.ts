/** The event on `window` that opens the mini cart. The listener cancels the event if the mini cart opens. */
export const CART_FILLED = 'lantern:cart-filled';

/**
 * Opens the mini cart after a product was added to the cart. Call it in the browser after the accepted post of a form with the attribute
 * `data-fills-cart`. Returns whether the mini cart opens. Otherwise the caller must open the cart page.
 *
 * @param sku the added product, which the mini cart shows first
 */
export function dispatchCartFilled(sku: string): boolean {
  return !window.dispatchEvent(new CustomEvent(CART_FILLED, { cancelable: true, detail: sku }));
}

/** Returns the product that was added to the cart. */
export function addedSkuOf(event: Event): string | undefined {
  return event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : undefined;
}
