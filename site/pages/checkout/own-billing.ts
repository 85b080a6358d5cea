import type { Cart, ContactAddress } from '#site/services/shop';

/** Returns whether a cart has a billing address that differs from an address, for example from its shipping address. */
export function hasOwnBilling(
  cart: Cart | undefined,
  address: ContactAddress | undefined,
): cart is Cart & { readonly billingAddress: ContactAddress } {
  return (
    cart?.billingAddress !== undefined && JSON.stringify(cart.billingAddress) !== JSON.stringify(address)
  );
}
