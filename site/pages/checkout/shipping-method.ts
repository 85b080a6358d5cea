import type { CartShippingMethod } from '#site/services/shop';

type MethodCodes = Pick<CartShippingMethod, 'carrierCode' | 'methodCode'>;

/** The carrier code of Magento's in-store pickup. */
const PICKUP_CARRIER = 'instore';

/** Returns the id of a method in the form: `tablerate/bestway`. */
export function methodId({ carrierCode, methodCode }: MethodCodes): string {
  return `${carrierCode}/${methodCode}`;
}

/** Returns the title of a method in cart and checkout, with the titles of carrier and method. */
export function shippingTitle({
  carrierTitle,
  methodTitle,
}: Pick<CartShippingMethod, 'carrierTitle' | 'methodTitle'>): string {
  return [carrierTitle, methodTitle].filter((text) => text !== '').join(' – ');
}

/** Returns the title of the method of an order in the same form. Magento stores it as `Carrier - Method`. */
export function toShippingTitle(ordered: string): string {
  return ordered.replace(' - ', ' – ');
}

/** Returns whether a method is a pickup. */
export function isPickup({ carrierCode }: MethodCodes): boolean {
  return carrierCode === PICKUP_CARRIER;
}
