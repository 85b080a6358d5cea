import { offersOf, type StoredProduct, type StoredSimpleProduct } from './product-types.ts';

/** The highest quantity that is shown as “only X left” (Magento's setting “Only X left Threshold”). */
const FEW_LEFT = 5;

/** Returns whether at least one piece of the product, or of one of its variants, can be bought. */
export function isInStock(product: StoredProduct): boolean {
  return offersOf(product).some(({ quantity }) => quantity > 0);
}

/** Returns the offers that decide the price of a product, as in Magento: those in stock, or all if none is. `list_index` has the same rule. */
export function pricedOffersOf(product: StoredProduct): readonly StoredSimpleProduct[] {
  const offers = offersOf(product);
  const salable = offers.filter(({ quantity }) => quantity > 0);
  return salable.length > 0 ? salable : offers;
}

/** Returns the salable quantity if it is above 0 and at most `FEW_LEFT`, else `null`. A configurable product has no quantity (contract A5). */
export function fewLeft(product: StoredProduct): number | null {
  if (product.type === 'configurable') return null;
  return product.quantity > 0 && product.quantity <= FEW_LEFT ? product.quantity : null;
}
