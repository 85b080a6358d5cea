import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { type Carts, createShop } from '#site/services/shop';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

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

/** Adds lines to a new cart, and returns the result and the requests that the shop received, by operation. */
async function addRecorded(lines: Parameters<Carts['addProducts']>[1]) {
  const { url: embeddedUrl } = await startShop();
  const proxy = await startOrigin(async (response, { headers, url, body }) => {
    const found = await fetch(`${embeddedUrl}${url.pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: String(headers['store']) },
      body: body.toString(),
    });
    return sendJson(response, await found.json());
  });
  const { log } = createRecordingLog();
  const shop = createShop({ baseUrl: proxy.url, mediaUrl: '', log, cache: createCache({ log }) });
  const { carts } = shop.forVisitor({ store: 'eu_nl' });
  const added = await carts.addProducts(await createCart(carts), lines);
  const requests = proxy.requests.map(({ body }) => v.parse(sentOperation, JSON.parse(body.toString())));
  return {
    added,
    operations: requests.map(({ operationName }) => operationName),
    items: requests.at(-1)?.variables.items,
  };
}

const sentOperation = v.object({
  operationName: v.string(),
  variables: v.object({ items: v.optional(v.unknown()) }),
});

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

  test('send a variant as its product with option values, because Magento ignores the parent of a SKU', async () => {
    const chalk = { sku: VARIANT.parentSku, selected_options: [expect.any(String)] };
    const { added, operations, items } = await addRecorded([
      { ...VARIANT, quantity: 2 },
      { sku: 'VV-BATTERY', quantity: 1 },
    ]);
    expect(operations).toEqual(['CreateGuestCart', 'VariantOptions', 'AddProductsToCart']);
    expect(items).toEqual([
      { ...chalk, quantity: 2 },
      { sku: 'VV-BATTERY', quantity: 1 },
    ]);
    expect(added).toMatchObject({ ok: true, value: { refusals: [], cart: { lines: [VARIANT, {}] } } });
  });

  test('ask for no option values if these are known', async () => {
    const valueUids = ['bm9uZQ=='];
    const { operations, items } = await addRecorded([{ ...VARIANT, valueUids, quantity: 1 }]);
    expect(operations).toEqual(['CreateGuestCart', 'AddProductsToCart']);
    expect(items).toEqual([{ sku: VARIANT.parentSku, quantity: 1, selected_options: valueUids }]);
  });

  test('refuse a variant that the shop does not sell any more', async () => {
    const { added } = await addRecorded([{ ...VARIANT, sku: 'VV-HOEVE-31-GONE', quantity: 1 }]);
    expect(added).toMatchObject({
      ok: true,
      value: { refusals: [{ reason: 'invalid' }], cart: { lines: [] } },
    });
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
      value: { coupon: 'AVOND10', totals: { discounts: [{ label: 'AVOND10' }] } },
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
