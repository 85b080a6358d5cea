import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';
import { createGuestCart } from '../../shop-visitor.ts';

/** Reads a cart of a shop that adds an error to its response. */
async function readCartWithError(path: readonly (string | number)[]) {
  const embedded = await startShop();
  const origin = await startOrigin(async (response, { body }) => {
    const found = await fetch(`${embedded.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'eu_nl' },
      body: body.toString(),
    });
    const { data } = await found.json();
    return sendJson(response, { errors: [{ message: 'Cannot return null for a field.', path }], data });
  });
  const { log, lines } = createRecordingLog();
  const shop = createShop({ baseUrl: origin.url, mediaUrl: '', log, cache: createCache({ log }) });
  const id = await createGuestCart(embedded.url, { sku: 'VV-BATTERY', quantity: 1 });
  return { cart: await shop.forVisitor({ store: 'eu_nl' }).carts.cartById(id), lines };
}

test.each([
  [['cart', 'shipping_addresses', 0, 'selected_shipping_method', 'carrier_code']],
  [['cart', 'shipping_addresses', 0, 'available_shipping_methods', 1, 'carrier_title']],
])('A cart is shown although its field %j failed, which is logged', async (path) => {
  const { cart, lines } = await readCartWithError(path);
  expect(cart).toMatchObject({ ok: true, value: { quantity: 1, shippingMethod: undefined } });
  expect(lines).toMatchObject([{ fields: { name: 'CartById', message: 'Cannot return null for a field.' } }]);
});

test('A cart with an error of another field is unavailable', async () => {
  const { cart } = await readCartWithError(['cart', 'prices']);
  expect(cart).toEqual({ ok: false, reason: 'unavailable' });
});
