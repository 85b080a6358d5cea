import type { Cart, ContactAddress } from '#site/services/shop';
import type { VisitorSession } from '#site/session/session';

/**
 * Returns the address to which the order is sent unless the visitor collects it. The cart of a collected order contains the address of the
 * pickup location. Then it is the address in the session, or the billing address.
 */
export function deliveryAddressOf(
  cart: Pick<Cart, 'shippingAddress' | 'billingAddress' | 'pickupLocation'>,
  session: Pick<VisitorSession, 'values'>,
): ContactAddress | undefined {
  return cart.pickupLocation === undefined
    ? cart.shippingAddress
    : (session.values().deliveryAddress ?? cart.billingAddress);
}
