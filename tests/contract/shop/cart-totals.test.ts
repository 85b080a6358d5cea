import { describe, expect, test } from 'vitest';
import {
  addItems,
  cartWith,
  change,
  createCart,
  readCart,
  refusalOfChange,
  shipTo,
  type TestCart,
} from './cart-calls.ts';
import { useShop } from './shop-system.ts';

useShop();

/** Returns the sum of amounts, rounded to cents because of floating-point errors. */
const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

/** Asserts the rules of the contract that hold for each cart. */
function expectConsistent({ prices, itemsV2: { items }, shipping_addresses: [address] }: TestCart) {
  const shipping = address?.selected_shipping_method?.price_incl_tax ?? 0;
  const discount = sum((prices.discounts ?? []).map(({ amount }) => amount));
  const taxes = sum(prices.applied_taxes.map(({ amount }) => amount));
  const rows = items.map((item) => item.prices);
  expect(sum(rows.map((row) => row.row_total))).toBe(prices.subtotal_excluding_tax);
  expect(sum(rows.map((row) => row.row_total_including_tax))).toBe(prices.subtotal_including_tax);
  expect(sum(rows.map((row) => row.total_item_discount))).toBe(discount);
  expect(prices.subtotal_with_discount_excluding_tax).toBe(sum([prices.subtotal_excluding_tax, -discount]));
  expect(prices.grand_total.value).toBe(sum([prices.subtotal_including_tax, shipping, -discount]));
  expect(prices.grand_total_excluding_tax).toBe(sum([prices.grand_total.value, -taxes]));
}

const ITEMS = [
  { sku: 'VV-LUIK-BASALT', quantity: 3 },
  { sku: 'VV-BATTERY', quantity: 1 },
  { sku: 'VV-SWITCH', quantity: 7 },
];

describe('Prices with tax', () => {
  // Expected values: net = round(gross / (1 + rate)).
  test.each([
    ['eu_nl', 'NL', 21, 542.85, 448.64, 94.21],
    ['eu_nl', 'BE', 21, 542.85, 448.64, 94.21],
    ['eu_de', 'DE', 19, 542.85, 456.18, 86.67],
    ['eu_fr', 'FR', 20, 542.85, 452.38, 90.47],
    ['uk_en', 'GB', 20, 467.47, 389.56, 77.91],
  ] as const)(
    'of %s keep their amount in %s, and contain %d %% tax',
    async (store, country, _, gross, net, tax) => {
      const id = await cartWith(ITEMS, store);
      const cart = await shipTo(id, country, { store });
      expect(cart.prices.subtotal_including_tax).toBe(gross);
      expect(cart.prices.subtotal_excluding_tax).toBe(net);
      expect(cart.prices.applied_taxes.map(({ amount }) => amount)).toEqual([tax]);
      expect(cart.prices.grand_total.value).toBe(gross);
      expectConsistent(cart);
    },
  );

  test.each([
    ['eu_nl', 94.21, /^btw 21/],
    ['eu_en', 94.21, /^VAT 21/],
    ['eu_de', 86.67, /^MwSt\. 19/],
    ['eu_fr', 90.47, /^TVA 20/],
  ])('of %s are taxed as in its default country before an address', async (store, amount, label) => {
    const cart = await readCart(await cartWith(ITEMS, store), { store });
    expect(cart.prices.applied_taxes).toEqual([{ amount, label: expect.stringMatching(label) }]);
  });
});

describe('Prices without tax', () => {
  test('of the United States have no tax', async () => {
    const cart = await shipTo(await cartWith(ITEMS, 'us_en'), 'US', { store: 'us_en' });
    expect(cart.prices.applied_taxes).toEqual([]);
    expect(cart.prices.subtotal_including_tax).toBe(cart.prices.subtotal_excluding_tax);
    expectConsistent(cart);
  });

  test('of Canada get 5 %, after the discount and on the delivery', async () => {
    const visitor = { store: 'na_fr' };
    const id = await cartWith([{ sku: 'VV-ZODE-MOSS', quantity: 1 }], 'na_fr');
    await shipTo(id, 'CA', visitor);
    const shipping_methods = [{ carrier_code: 'tablerate', method_code: 'bestway' }];
    await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods }, visitor);
    const cart = await change('applyCouponToCart', { cart_id: id, coupon_code: 'AVOND10' }, visitor);
    // 89.00 − 8.90 = 80.10; 5 % = 4.01 (half up); delivery 16.00 + 0.80.
    expect(cart.prices).toMatchObject({
      subtotal_excluding_tax: 89,
      discounts: [{ amount: 8.9, label: 'AVOND10' }],
      applied_taxes: [{ amount: 4.81, label: expect.stringMatching(/^TPS 5/) }],
      grand_total: { value: 100.91, currency: 'CAD' },
    });
    expectConsistent(cart);
  });
});

describe('Coupon', () => {
  test('lowers the goods by 10 %, in any letter case, until it is removed', async () => {
    const id = await cartWith(ITEMS);
    const cart = await change('applyCouponToCart', { cart_id: id, coupon_code: 'avond10' });
    expect(cart.applied_coupons).toEqual([{ code: 'AVOND10' }]);
    expect(cart.prices.discounts).toEqual([{ amount: 54.29, label: 'AVOND10' }]);
    expect(cart.prices.grand_total.value).toBe(488.56);
    expectConsistent(cart);
    const removed = await change('removeCouponFromCart', { cart_id: id });
    expect(removed.applied_coupons).toBeNull();
    expect(removed.prices.grand_total.value).toBe(542.85);
  });

  const notValid = "The coupon code isn't valid. Verify the code and try again.";
  test.each([
    ['', 'Required parameter "coupon_code" is missing', 'graphql-input'],
    ['NOPE', notValid, 'graphql-no-such-entity'],
    ['ZOMER15', notValid, 'graphql-no-such-entity'],
    ["' OR 1=1 --", notValid, 'graphql-no-such-entity'],
  ])('%j is refused', async (coupon_code, message, category) => {
    const id = await cartWith([{ sku: 'VV-BATTERY', quantity: 1 }]);
    expect(await refusalOfChange('applyCouponToCart', { cart_id: id, coupon_code })).toEqual({
      message,
      category,
    });
  });

  test('is refused for an empty cart, and beside another coupon', async () => {
    const coupon_code = 'AVOND10';
    expect(
      await refusalOfChange('applyCouponToCart', { cart_id: await createCart(), coupon_code }),
    ).toMatchObject({
      message: 'Cart does not contain products.',
    });
    const id = await cartWith([{ sku: 'VV-BATTERY', quantity: 1 }]);
    await change('applyCouponToCart', { cart_id: id, coupon_code });
    expect(await refusalOfChange('applyCouponToCart', { cart_id: id, coupon_code })).toEqual({
      message: 'A coupon is already applied to the cart. Please remove it to apply another',
      category: 'graphql-input',
    });
  });
});

test('Rows add up to the totals for many carts', async () => {
  const skus = ['VV-BATTERY', 'VV-SWITCH', 'VV-GLASS-22', 'VV-LUIK-BASALT', 'VV-MAAN-15-CLAY'];
  for (const [store, country] of [
    ['eu_de', 'DE'],
    ['uk_en', 'GB'],
    ['na_en', 'CA'],
  ] as const) {
    for (const seed of [1, 2, 3]) {
      const id = await createCart(store);
      const items = skus.map((sku, index) => ({ sku, quantity: 1 + ((seed * 7 + index * 3) % 5) }));
      await addItems(id, items, { store });
      expectConsistent(await shipTo(id, country, { store }));
      expectConsistent(await change('applyCouponToCart', { cart_id: id, coupon_code: 'AVOND10' }, { store }));
    }
  }
});
