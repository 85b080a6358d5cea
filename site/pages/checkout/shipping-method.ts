import type { CartShippingMethod } from '#site/services/shop';

/** Returns the id of a method in the form: `tablerate/bestway`. */
export function methodId({
  carrierCode,
  methodCode,
}: Pick<CartShippingMethod, 'carrierCode' | 'methodCode'>): string {
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
