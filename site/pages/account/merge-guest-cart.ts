import type { Cart, VisitorShop } from '#site/services/shop';

/** The customer's cart after signing in. */
type SignedInCart = {
  readonly id: string;
  /** False if the shop refused to merge the guest's cart. */
  readonly isMerged: boolean;
};

/**
 * Returns the customer's cart with the lines of the guest's cart, or `undefined` if the shop does not respond. The shop does not merge
 * addresses, so those that the guest has entered in the checkout are copied.
 *
 * @param guestCarts a client without the customer's token, because the shop does not show a guest's cart to a customer
 */
export async function mergeGuestCart(
  { customers, checkout }: Pick<VisitorShop, 'customers' | 'checkout'>,
  guestCarts: Pick<VisitorShop['carts'], 'cartById'>,
  guestCartId: string | undefined,
): Promise<SignedInCart | undefined> {
  if (guestCartId === undefined) {
    const own = await customers.cartId();
    return own.ok ? { id: own.value, isMerged: true } : undefined;
  }
  // Read before the merge, which closes it.
  const guestCart = await guestCarts.cartById(guestCartId);
  const merged = await customers.mergeCart(guestCartId);
  if (merged.ok) {
    if (guestCart.ok) await copyAddresses(checkout, merged.value, guestCart.value);
    return { id: merged.value, isMerged: true };
  }
  if (merged.reason === 'unavailable' || merged.reason === 'signed-out') return undefined;
  const own = await customers.cartId();
  // A cart that no longer exists was ordered, or an earlier attempt has merged it and its response was lost.
  return own.ok ? { id: own.value, isMerged: merged.reason === 'cart-gone' } : undefined;
}

/** Copies the addresses of a guest's cart. If the shop refuses them or does not respond, the checkout asks for them again. */
async function copyAddresses(
  checkout: VisitorShop['checkout'],
  cartId: string,
  { shippingAddress, pickupLocation, billingAddress }: Cart,
): Promise<void> {
  if (shippingAddress) {
    const changed = await checkout.setShippingAddress(cartId, shippingAddress, pickupLocation);
    if (!changed.ok) return;
  }
  if (billingAddress) await checkout.setBillingAddress(cartId, billingAddress);
}
