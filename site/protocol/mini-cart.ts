/** The event on `window` that opens the mini cart. The listener cancels the event if the mini cart opens. */
export const CART_FILLED = 'lantern:cart-filled';

/**
 * Opens the mini cart after something was added to the cart. Call it in the browser after the accepted post of a form with the attribute
 * `data-fills-cart`. Returns whether the mini cart opens. Otherwise the caller must open the cart page.
 */
export function announceFilledCart(): boolean {
  return !window.dispatchEvent(new Event(CART_FILLED, { cancelable: true }));
}
