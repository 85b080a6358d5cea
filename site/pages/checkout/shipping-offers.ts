import type { Cart, CartShippingMethod, PickupLocation } from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { deliveryAddressOf } from './delivery-address.ts';
import { isPickup } from './shipping-method.ts';

/** The ways in which a visitor can receive an order. */
export type ShippingOffers = {
  readonly methods: readonly CartShippingMethod[];
  /** The shops where the order can be collected, sorted by city. Not empty if the methods contain a pickup. */
  readonly locations: readonly PickupLocation[];
};

/**
 * Loads the shipping methods for the visitor's own address, and the pickup locations. If no location has all products, or the shop does not
 * return the locations, the methods contain no pickup.
 */
export async function loadShippingOffers(request: PersonalRequest, cart: Cart): Promise<ShippingOffers> {
  const methods = await loadMethods(request, cart);
  const locations = methods.some(isPickup) ? await loadLocations(request, cart) : [];
  return {
    methods: locations.length > 0 ? methods : methods.filter((method) => !isPickup(method)),
    locations,
  };
}

/** For a collected order, the methods of the cart are those for the address of the pickup location. */
async function loadMethods(request: PersonalRequest, cart: Cart): Promise<readonly CartShippingMethod[]> {
  const address = deliveryAddressOf(cart, request.session);
  if (cart.pickupLocation === undefined || !address) return cart.shippingMethods;
  const { countryCode: country, region, postcode } = address;
  const estimated = await visitorShopOf(request).carts.estimateShippingMethods(cart.id, {
    country,
    regionId: region?.id,
    postcode,
  });
  return estimated.ok ? estimated.value : cart.shippingMethods.filter(isPickup);
}

async function loadLocations(request: PersonalRequest, cart: Cart): Promise<readonly PickupLocation[]> {
  const found = await visitorShopOf(request).checkout.pickupLocations(cart);
  if (!found.ok) return [];
  const { compare } = new Intl.Collator(request.locale.intl);
  return found.value.toSorted((one, other) => compare(one.city, other.city) || compare(one.name, other.name));
}
