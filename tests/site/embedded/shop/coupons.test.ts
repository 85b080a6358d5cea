import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findCoupon } from '../../../../site/embedded/shop/carts/coupons.ts';
import { callShop, prepareCart } from './order-steps.ts';
import { startShop } from './temporary-shop.ts';

test.each([
  ['AVOND10', '2026-10-01', 10],
  [' avond10 ', '2030-01-01', 10],
  ['ZOMER15', '2026-09-21', 15],
  ['ZOMER15', '2026-09-22', undefined],
  ['AVOND', '2026-10-01', undefined],
  ['', '2026-10-01', undefined],
  [null, '2026-10-01', undefined],
])('Coupon %j on %s takes %s %% off', (code, day, percent) => {
  expect(findCoupon(code, day)?.percent).toBe(percent);
});

test('A coupon that expires in a cart no longer lowers the price, and another one can be applied', async () => {
  let now = new Date('2026-09-21T20:00:00Z');
  const { url } = await startShop({ now: () => now });
  const id = await prepareCart(url, 'VV-GLASS-22');
  const apply = (code: string) =>
    callShop(
      url,
      `mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "${code}" }) {
        cart { prices { grand_total { value } } } } }`,
      { id },
    );
  const read = async () => {
    const query = `query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } prices {
      grand_total { value } discounts { label } } } }`;
    const { data } = await callShop(url, query, { id });
    return v.parse(v.object({ cart: v.unknown() }), data).cart;
  };
  await apply('ZOMER15');
  expect(await read()).toEqual({
    applied_coupons: [{ code: 'ZOMER15' }],
    prices: { grand_total: { value: 20.4 }, discounts: [{ label: 'ZOMER15' }] },
  });
  now = new Date('2026-09-22T00:00:00Z');
  expect(await read()).toEqual({
    applied_coupons: null,
    prices: { grand_total: { value: 24 }, discounts: [] },
  });
  expect((await apply('AVOND10')).errors).toEqual([]);
  expect(await read()).toMatchObject({ prices: { grand_total: { value: 21.6 } } });
});
