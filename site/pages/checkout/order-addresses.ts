import * as v from 'valibot';
import type { Cart, ContactAddress } from '#site/services/shop';
import { deliveryAddressSchema } from '#site/session/delivery-address-schema';
import type { VisitorSession } from '#site/session/session';

type AddressedCart = Pick<Cart, 'shippingAddress' | 'billingAddress' | 'pickupLocation'>;

/**
 * Returns the visitor's delivery address. The cart of a pickup order contains the address of the location instead, so this returns the address
 * in the session.
 *
 * @returns `undefined` if the address is unknown, for example because the location was chosen in another browser
 */
export function deliveryAddressOf(
  cart: AddressedCart,
  session: Pick<VisitorSession, 'values'>,
): ContactAddress | undefined {
  if (cart.pickupLocation === undefined) return cart.shippingAddress;
  const { deliveryAddress } = session.values();
  return deliveryAddress === 'billing' ? cart.billingAddress : deliveryAddress;
}

/** Stores the delivery address in the session. Call it before the cart gets the address of a pickup location. */
export function storeDeliveryAddress(
  cart: AddressedCart,
  address: ContactAddress,
  session: Pick<VisitorSession, 'change'>,
): void {
  const stored = v.safeParse(deliveryAddressSchema, ownBillingAddress(cart, address) ? address : 'billing');
  session.change({ deliveryAddress: stored.success ? stored.output : undefined });
}

/** Returns the billing address of a cart if it differs from a delivery address. */
export function ownBillingAddress(
  cart: Pick<Cart, 'billingAddress'> | undefined,
  deliveryAddress: ContactAddress | undefined,
): ContactAddress | undefined {
  const billingAddress = cart?.billingAddress;
  return JSON.stringify(billingAddress) === JSON.stringify(deliveryAddress) ? undefined : billingAddress;
}
