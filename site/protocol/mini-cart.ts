/** The event that opens the mini cart, on `window`. Its listener cancels it, which tells the sender that the mini cart opens. */
export const CART_FILLED = 'lantern:cart-filled';

/**
 * Tells the header that something was added to the cart. Call it in the browser after the accepted post of a form with the attribute
 * `data-fills-cart`. Returns whether the mini cart opens. Otherwise the sender opens the cart page.
 */
export function announceFilledCart(): boolean {
  return !window.dispatchEvent(new Event(CART_FILLED, { cancelable: true }));
}
