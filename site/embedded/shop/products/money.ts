import type { ShopContext } from '../context/context.ts';
import type { StoreView } from '../stores/store-view.ts';
import { discountOf, finalPrice } from './prices.ts';
import type { StoredProduct, StoredSimpleProduct } from './product-types.ts';
import { pricedOffersOf } from './stock.ts';

/** Describes an amount of cents in the currency of a store view. */
export function describeMoney(cents: number, { locale }: StoreView) {
  return { value: cents / 100, currency: locale.currency };
}

/** Describes the lowest and the highest final price of the offers in stock (contract A4), or of all offers if none is in stock. */
export function describePriceRange(product: StoredProduct, { view, day }: ShopContext) {
  const offers = pricedOffersOf(product).toSorted(
    (a, b) => finalPrice(a.price, day) - finalPrice(b.price, day),
  );
  const describe = (offer: StoredSimpleProduct | undefined) => {
    const regular = offer?.price.regular ?? 0;
    const final = offer ? finalPrice(offer.price, day) : 0;
    const money = (cents: number) => describeMoney(cents, view);
    return { regular_price: money(regular), final_price: money(final), discount: discountOf(regular, final) };
  };
  return { minimum_price: describe(offers[0]), maximum_price: describe(offers.at(-1)) };
}
