import { expect, test } from 'vitest';
import type { Cart, CartShippingMethod } from '#site/services/shop';
import { missingForFreeDelivery } from '../../../../site/pages/cart/free-delivery.ts';

const euros = (value: number) => ({ value, currency: 'EUR' });
const both = (value: number) => ({ withTax: euros(value), withoutTax: euros(value) });
const globals = { shop: { large_from: 10, free_delivery_from: 75 } };

const method = (price: number): CartShippingMethod => ({
  carrierCode: 'tablerate',
  methodCode: 'bestway',
  carrierTitle: '',
  methodTitle: '',
  isPickup: false,
  price: both(price),
});

type Options = { discount?: number; weight?: number | undefined; price?: number; settings?: object };

function missing(goods: number, options: Options) {
  const { discount, weight, price, settings } = {
    discount: 0,
    weight: 2,
    price: 5.95,
    settings: globals,
    ...options,
  };
  const line = { weight } as Cart['lines'][number];
  const discounts = discount > 0 ? [{ label: 'AVOND10', amount: euros(discount) }] : [];
  const totals = { subtotal: both(goods), discounts, taxes: [], grandTotal: both(goods) };
  return missingForFreeDelivery({ lines: [line], totals }, [method(price), method(0)], { ...settings }, true);
}

test.each([
  ['the rest of the amount', {}, 20.05],
  ['the amount after the discount', { discount: 10 }, 30.05],
  ['the rest of the amount for a product without a weight', { weight: undefined }, 20.05],
])('The amount for free delivery is %s', (_name, options, value) => {
  expect(missing(54.95, options)).toEqual({ value, currency: 'EUR' });
});

test.each([
  ['the goods reach it', 75, {}],
  ['a product is large', 54.95, { weight: 12 }],
  ['the delivery is free already', 54.95, { price: 0 }],
  ['the editors set none', 54.95, { settings: { shop: {} } }],
])('The amount for free delivery is missing if %s', (_name, goods, options) => {
  expect(missing(goods, options)).toBeUndefined();
});
