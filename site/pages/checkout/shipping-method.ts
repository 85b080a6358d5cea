import type { CartShippingMethod } from '#site/services/shop';

type MethodCodes = Pick<CartShippingMethod, 'carrierCode' | 'methodCode'>;

/** The carrier code of Magento's in-store pickup. */
const PICKUP_CARRIER = 'instore';

/** Returns the id of a method in the form: `tablerate/bestway`. */
export function methodId({ carrierCode, methodCode }: MethodCodes): string {
  return `${carrierCode}/${methodCode}`;
}

/** Returns the title of a method in the checkout, with the titles of carrier and method. */
export function shippingTitle({
  carrierTitle,
  methodTitle,
}: Pick<CartShippingMethod, 'carrierTitle' | 'methodTitle'>): string {
  return `${carrierTitle} – ${methodTitle}`;
}

/** Returns whether the visitor collects the order in a shop. */
export function isPickup({ carrierCode }: MethodCodes): boolean {
  return carrierCode === PICKUP_CARRIER;
}
