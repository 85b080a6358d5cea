import { describe, expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { type Carts, createShop } from '#site/services/shop';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog } from '../../origin.ts';

// Products of the demo catalogue.
const SIMPLE = 'VV-HOEVE-31-CLAY';
const VARIANT = { sku: 'VV-HOEVE-31-CHALK', parentSku: 'VV-HOEVE-31' };

/** Starts the embedded shop and returns the carts of visitors by store view, and the lines of the site's log. */
async function startCarts() {
  const server = await startShop();
  const { log, lines } = createRecordingLog();
  const shop = createShop({ baseUrl: server.url, mediaUrl: '', log, cache: createCache({ log }) });
  return {
    ...server,
    lines,
    carts: (store = 'eu_nl', token?: string) => shop.forVisitor({ store, token }).carts,
  };
}

async function createCart(carts: Carts): Promise<string> {
  const created = await carts.createGuestCart();
  if (!created.ok) throw new Error(created.reason);
  return created.value;
}

describe('The carts of a visitor', () => {
  test('contain a variant with its options, its picture, its weight and its prices', async () => {
    const { carts } = await startCarts();
    const client = carts();
    const id = await createCart(client);
    const added = await client.addProducts(id, [{ ...VARIANT, quantity: 2 }]);
    expect(added).toMatchObject({
      ok: true,
      value: {
        refusals: [],
        cart: {
          id,
          quantity: 2,
          lines: [
            {
              ...VARIANT,
              quantity: 2,
              picture: { url: expect.stringContaining('/') },
              options: [{ label: expect.any(String), value: expect.any(String) }],
              weight: expect.any(Number),
              problem: undefined,
            },
          ],
          coupon: undefined,
          shippingAddress: undefined,
          shippingMethods: [],
        },
      },
    });
    if (!added.ok) return;
    const [line] = added.value.cart.lines;
    expect(line?.rowTotal.withTax.value).toBeCloseTo((line?.unitPrice.withTax.value ?? 0) * 2, 2);
    expect(await client.cartById(id)).toEqual({ ok: true, value: added.value.cart });
  });

  test('report refused lines as data, beside the lines that were added', async () => {
    const { carts } = await startCarts();
    const client = carts();
    const id = await createCart(client);
    const added = await client.addProducts(id, [
      { ...VARIANT, quantity: 1 },
      { sku: 'NOPE-1', quantity: 1 },
      { ...VARIANT, quantity: 100_000 },
    ]);
    expect(added).toMatchObject({
      ok: true,
      value: {
        cart: { quantity: 1 },
        refusals: [{ reason: 'not-found' }, { reason: 'not-enough', available: expect.any(Number) }],
      },
    });
  });

  test('change and remove lines', async () => {
    const { carts } = await startCarts();
    const client = carts();
    const id = await createCart(client);
    const added = await client.addProducts(id, [{ ...VARIANT, quantity: 1 }]);
    const uid = (added.ok && added.value.cart.lines[0]?.uid) || '';
    expect(await client.changeQuantities(id, [{ uid, quantity: 2 }])).toMatchObject({
      value: { cart: { quantity: 2 }, refusals: [] },
    });
    expect(await client.changeQuantities(id, [{ uid, quantity: 100_000 }])).toMatchObject({
      value: { cart: { quantity: 2 }, refusals: [{ reason: 'not-enough' }] },
    });
    expect(await client.removeLine(id, uid)).toMatchObject({ ok: true, value: { quantity: 0, lines: [] } });
    expect(await client.removeLine(id, uid)).toEqual({ ok: false, reason: 'line-gone' });
  });

  test('apply a coupon, and name the reason of each refused one', async () => {
    const { carts } = await startCarts();
    const client = carts();
    const id = await createCart(client);
    expect(await client.applyCoupon(id, 'AVOND10')).toEqual({ ok: false, reason: 'cart-empty' });
    await client.addProducts(id, [{ ...VARIANT, quantity: 1 }]);
    expect(await client.applyCoupon(id, 'NOPE')).toEqual({ ok: false, reason: 'coupon-invalid' });
    const applied = await client.applyCoupon(id, 'avond10');
    expect(applied).toMatchObject({
      ok: true,
      value: { coupon: 'AVOND10', sums: { discounts: [{ label: 'AVOND10' }] } },
    });
    expect(await client.applyCoupon(id, 'AVOND10')).toEqual({ ok: false, reason: 'coupon-present' });
    expect(await client.removeCoupon(id)).toMatchObject({ ok: true, value: { coupon: undefined } });
  });

  test('estimate the delivery to a place, and offer no method where the shop does not deliver', async () => {
    const { carts } = await startCarts();
    const client = carts('us_en');
    const id = await createCart(client);
    await client.addProducts(id, [{ ...VARIANT, quantity: 1 }]);
    const methods = await client.estimateShippingMethods(id, { country: 'US', postcode: '78701' });
    expect(methods).toMatchObject({ ok: true, value: [{ price: { withTax: { currency: 'USD' } } }] });
    expect(await client.estimateShippingMethods(id, { country: 'FR' })).toEqual({ ok: true, value: [] });
    expect(await client.estimateShippingMethods(id, { country: 'texas' })).toEqual({ ok: true, value: [] });
  });

  test('are kept in another language of the website, and gone in another website', async () => {
    const { carts, lines } = await startCarts();
    const id = await createCart(carts());
    await carts().addProducts(id, [{ ...VARIANT, quantity: 1 }]);
    expect(await carts('eu_fr').cartById(id)).toMatchObject({ ok: true, value: { quantity: 1 } });
    expect(await carts('uk_en').cartById(id)).toEqual({ ok: false, reason: 'cart-gone' });
    expect(await carts().cartById('0'.repeat(32))).toEqual({ ok: false, reason: 'cart-gone' });
    expect(await carts('eu_nl', 'expired-token').customerCart()).toEqual({ ok: false, reason: 'signed-out' });
    expect(lines).toEqual([]);
  });

  test('are unavailable while the shop is down', async () => {
    const { carts, close } = await startCarts();
    const client = carts();
    const id = await createCart(client);
    await close();
    expect(await client.cartById(id)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await client.addProducts(id, [{ sku: SIMPLE, quantity: 1 }])).toEqual({
      ok: false,
      reason: 'unavailable',
    });
  });
});
