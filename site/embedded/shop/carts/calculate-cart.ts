import type { ShopContext } from '../context/context.ts';
import { finalPrice } from '../products/prices.ts';
import { defaultCountryOf, readWebsite } from '../stores/websites.ts';
import type { StoredCart } from './cart-types.ts';
import { findCoupon } from './coupons.ts';
import { type ShippingMethod, shippingMethodsOf } from './shipping-methods.ts';
import { type CalculatedTotals, calculateTotals, type TaxRule } from './totals.ts';

/** The values that are calculated from the lines, the address and the choices of a cart. */
type CalculatedCart = {
  readonly totals: CalculatedTotals;
  readonly tax: TaxRule;
  readonly shippingMethods: readonly ShippingMethod[];
  /** The chosen method, if it is available. */
  readonly shippingMethod: ShippingMethod | undefined;
};

const calculated = new WeakMap<StoredCart, CalculatedCart>();

/** Calculates a cart. Without a shipping address, the tax is that of the default country of the store view. The result is cached per cart object. */
export function calculateCart(cart: StoredCart, context: ShopContext): CalculatedCart {
  const known = calculated.get(cart);
  if (known) return known;
  const { day, view } = context;
  const tax = taxRuleOf(cart, context);
  const lines = cart.lines.map(({ product, quantity }) => ({
    unitPrice: finalPrice(product.price, day),
    quantity,
  }));
  const percent = findCoupon(cart.coupon, day)?.percent ?? 0;
  const goods = calculateTotals(lines, tax, percent, 0);
  const price = tax.hasPricesWithTax ? goods.subtotal.including : goods.subtotal.excluding;
  const shippingMethods = shippingMethodsOf(
    view,
    cart.shippingAddress?.country,
    cart.lines.map(({ product }) => product.weight),
    price - goods.discount,
  );
  const shippingMethod = shippingMethods.find(({ id }) => id === cart.shippingMethod);
  const totals = calculateTotals(lines, tax, percent, shippingMethod?.price ?? 0);
  const result = { totals, tax, shippingMethods, shippingMethod };
  calculated.set(cart, result);
  return result;
}

function taxRuleOf({ shippingAddress }: StoredCart, { shop, view }: ShopContext): TaxRule {
  const { hasPricesWithTax, countries } = readWebsite(shop.database, view.website);
  const country =
    countries.find(({ code }) => code === shippingAddress?.country) ?? defaultCountryOf(countries, view);
  return { rate: country?.rate ?? 0, hasPricesWithTax };
}
