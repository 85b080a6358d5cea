import type {
  Cart,
  CartShippingMethod,
  PickupLocation,
  StepRefusal,
  VisitorOutcome,
} from '#site/services/shop';
import { storeDeliveryAddress } from '#site/session/delivery-address';
import type { PersonalRequest } from '../define-screen.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { deliveryAddressOf } from './delivery-address.ts';
import { hasOwnBilling } from './own-billing.ts';

type ChosenDelivery = { readonly method: CartShippingMethod; readonly location: PickupLocation | undefined };

/**
 * Stores a shipping method in the cart, and before it the address that the method needs. That is the address of the pickup location, or the
 * visitor's own address if the order was to be collected until now. The session keeps the own address while the cart does not contain it.
 */
export async function chooseDelivery(
  request: PersonalRequest,
  cart: Cart,
  { method, location }: ChosenDelivery,
): Promise<VisitorOutcome<Cart, StepRefusal>> {
  const { checkout } = visitorShopOf(request);
  const own = deliveryAddressOf(cart, request.session);
  if (own && (location !== undefined || cart.pickupLocation !== undefined)) {
    const changed = await checkout.setShippingAddress(cart.id, own, location?.code);
    if (!changed.ok) return changed;
    storeDeliveryAddress(request.session, location && hasOwnBilling(cart, own) ? own : undefined);
  }
  return checkout.setShippingMethod(cart.id, method);
}
