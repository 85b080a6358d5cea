import type { Order, PickupLocation } from '#site/services/shop';
import type { ScreenRequest } from '../define-screen.ts';
import type { OrderAddressProps } from './address-lines.tsx';

/**
 * Returns the location at which an order is picked up. `undefined` for a delivery, and for a location that the shop has changed since.
 *
 * Magento's GraphQL does not return whether an order is a pickup. A pickup has the description `Carrier - Name of the location` and the address of
 * the location. The locations are cached for all orders.
 */
export async function findOrderPickup(
  order: Pick<Order, 'deliveryName' | 'shippingAddress'>,
  { services, locale, signal }: Pick<ScreenRequest, 'services' | 'locale' | 'signal'>,
): Promise<PickupLocation | undefined> {
  if (order.deliveryName === undefined || !order.shippingAddress) return undefined;
  const client = services.shop.forRequest({ store: locale.magentoStore, signal });
  const locations = await client.pickupLocations();
  return locations.ok ? locations.value.find((location) => isPickedUpAt(location, order)) : undefined;
}

/** Returns whether an order has both the name and the address of a location. */
export function isPickedUpAt(
  location: PickupLocation,
  { deliveryName, shippingAddress }: Pick<Order, 'deliveryName' | 'shippingAddress'>,
): boolean {
  if (!shippingAddress || deliveryName?.endsWith(`- ${location.name}`) !== true) return false;
  const { street, postcode, city } = shippingAddress;
  return (
    normalise(street.join(' ')) === normalise(location.street) &&
    normalise(postcode ?? '') === normalise(location.postcode ?? '') &&
    normalise(city) === normalise(location.city)
  );
}

/** Replaces the visitor's name, company and telephone in the address of a pickup by the name of the location, if it is known. */
export function toPickupAddress(
  address: OrderAddressProps,
  location: PickupLocation | undefined,
): OrderAddressProps {
  return {
    ...address,
    contact: location?.name ?? '',
    company: undefined,
    phone: undefined,
    vatId: undefined,
  };
}

function normalise(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
