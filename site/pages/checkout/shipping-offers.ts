import type { Cart, CartShippingMethod, PickupLocation } from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { deliveryAddressOf } from './order-addresses.ts';

/** The ways in which a visitor can receive an order. */
type ShippingOffers = {
  readonly methods: readonly CartShippingMethod[];
  /** The locations of a pickup, sorted by city. Not empty if the methods contain a pickup. */
  readonly locations: readonly PickupLocation[];
  /** False if methods are missing because the shop did not respond. */
  readonly isComplete: boolean;
};

/** Loads the shipping methods for the visitor's address, and the pickup locations. Without a location, the methods contain no pickup. */
export async function loadShippingOffers(request: PersonalRequest, cart: Cart): Promise<ShippingOffers> {
  const estimated = await loadMethods(request, cart);
  const methods = estimated ?? cart.shippingMethods.filter(({ isPickup }) => isPickup);
  const found = methods.some(({ isPickup }) => isPickup) ? await loadLocations(request, cart) : [];
  const locations = found ?? [];
  return {
    methods: locations.length > 0 ? methods : methods.filter(({ isPickup }) => !isPickup),
    locations,
    isComplete: estimated !== undefined && found !== undefined,
  };
}

/**
 * Loads the methods for the visitor's address. The methods in the cart of a pickup order are those for the location. Returns `undefined` if the
 * shop does not respond.
 */
async function loadMethods(
  request: PersonalRequest,
  cart: Cart,
): Promise<readonly CartShippingMethod[] | undefined> {
  const address = deliveryAddressOf(cart, request.session) ?? cart.billingAddress;
  if (cart.pickupLocation === undefined || !address) return cart.shippingMethods;
  const { countryCode: country, region, postcode } = address;
  const place = { country, regionId: region?.id, postcode };
  const estimated = await visitorShopOf(request).carts.estimateShippingMethods(cart.id, place);
  return estimated.ok ? estimated.value : undefined;
}

async function loadLocations(
  request: PersonalRequest,
  cart: Cart,
): Promise<readonly PickupLocation[] | undefined> {
  const found = await visitorShopOf(request).checkout.pickupLocations(cart);
  if (!found.ok) return undefined;
  const { compare } = new Intl.Collator(request.locale.intl);
  return found.value.toSorted((one, other) => compare(one.city, other.city) || compare(one.name, other.name));
}
