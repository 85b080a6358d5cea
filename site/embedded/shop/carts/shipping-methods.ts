import { pickupLocationsOf } from '../pickup/pickup-locations.ts';
import type { StoreView } from '../stores/store-view.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { deliveryPrice, sizeOf } from './shipping-rates.ts';

/** The method by which the customer picks up the order in a store. */
export const PICKUP_METHOD = 'instore/pickup';
const DELIVERY_METHOD = 'tablerate/bestway';

/** A way to receive an order. */
export type ShippingMethod = {
  /** Carrier and method: `tablerate/bestway`. */
  readonly id: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  /** Cents, with tax if prices include tax. */
  readonly price: number;
};

/**
 * Returns the shipping methods for an address: delivery, priced by country and weight, and pickup in countries with a pickup location.
 *
 * @param weights of the pieces in kilograms; without pieces there is no method
 * @param goods cents, after the discount
 */
export function shippingMethodsOf(
  view: StoreView,
  country: string | undefined,
  weights: readonly number[],
  goods: number,
): ShippingMethod[] {
  if (country === undefined || weights.length === 0) return [];
  const size = sizeOf(weights);
  const price = deliveryPrice(view.website, country, size, goods);
  if (price === undefined) return [];
  const texts = checkoutTexts(view);
  const delivery = {
    id: DELIVERY_METHOD,
    carrierTitle: texts.delivery,
    methodTitle: texts.sizes[size],
    price,
  };
  const pickup = {
    id: PICKUP_METHOD,
    carrierTitle: texts.pickup,
    methodTitle: texts.pickupMethod,
    price: 0,
  };
  const hasPickup = pickupLocationsOf(view.website).some((location) => location.country === country);
  return hasPickup ? [delivery, pickup] : [delivery];
}

/** Splits the id of a shipping method, such as `tablerate/bestway`, into the code of the carrier and the code of the method. */
export function splitMethod(id: string): { carrier: string; method: string } {
  const [carrier = '', method = ''] = id.split('/');
  return { carrier, method };
}

/** Returns the title of the carrier of a shipping method. */
export function describeCarrier(id: string, view: StoreView): string {
  const { delivery, pickup } = checkoutTexts(view);
  return id === PICKUP_METHOD ? pickup : delivery;
}
