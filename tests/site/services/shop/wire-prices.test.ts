import * as v from 'valibot';
import { expect, test } from 'vitest';
import { productPrice, toPrice } from '../../../../site/services/shop/wire-products.ts';

test('The price of a product with a discount in percent is rounded to cents', () => {
  const price = v.parse(productPrice, {
    regular_price: { value: 39.99, currency: 'EUR' },
    final_price: { value: 35.991, currency: 'EUR' },
    discount: { percent_off: 10 },
  });
  expect(toPrice(price)).toEqual({
    regular: { value: 39.99, currency: 'EUR' },
    final: { value: 35.99, currency: 'EUR' },
    percentOff: 10,
  });
});
