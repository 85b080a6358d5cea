import type { SubmissionResult } from '#renderer/forms/submission-result';
import type {
  Cart,
  CartShippingMethod,
  PickupLocation,
  StepRefusal,
  VisitorOutcome,
} from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { stepPath } from './checkout-steps.ts';
import { deliveryAddressOf, storeDeliveryAddress } from './order-addresses.ts';

/**
 * Sets a shipping method of a cart, and before it the address that the method requires. A pickup requires the address of its location. A
 * delivery after a pickup restores the visitor's address, or leads to the step of the addresses if the address is unknown.
 *
 * @param location the location of a pickup
 */
export async function chooseShipping(
  request: PersonalRequest,
  cart: Cart,
  method: CartShippingMethod,
  location?: PickupLocation,
): Promise<VisitorOutcome<Cart, StepRefusal> | SubmissionResult> {
  const { checkout } = visitorShopOf(request);
  if (location !== undefined || cart.pickupLocation !== undefined) {
    const delivery = deliveryAddressOf(cart, request.session);
    if (location && delivery) storeDeliveryAddress(cart, delivery, request.session);
    // The names and numbers of a pickup order are those of the billing address if the delivery address is unknown.
    const address = delivery ?? (location && cart.billingAddress);
    if (!address) return { outcome: 'accepted', redirect: stepPath('addresses', request.locale.code) };
    const changed = await checkout.setShippingAddress(cart.id, address, location?.code);
    if (!changed.ok) return changed;
  }
  return checkout.setShippingMethod(cart.id, method);
}
