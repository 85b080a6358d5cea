import type { Cart, ContactAddress } from '#site/services/shop';

/** Returns whether a cart has a billing address that differs from its shipping address. */
export function hasOwnBilling(
  cart: Cart | undefined,
): cart is Cart & { readonly billingAddress: ContactAddress } {
  return (
    cart?.billingAddress !== undefined &&
    JSON.stringify(cart.billingAddress) !== JSON.stringify(cart.shippingAddress)
  );
}
