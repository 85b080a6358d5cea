import type { Cart, ContactAddress } from '#site/services/shop';

/** Returns the billing address of a cart if it differs from a delivery address. */
export function ownBillingAddress(
  cart: Pick<Cart, 'billingAddress'> | undefined,
  deliveryAddress: ContactAddress | undefined,
): ContactAddress | undefined {
  const billingAddress = cart?.billingAddress;
  return JSON.stringify(billingAddress) === JSON.stringify(deliveryAddress) ? undefined : billingAddress;
}
