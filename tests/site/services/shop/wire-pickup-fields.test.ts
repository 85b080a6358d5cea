import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { failed } from '#site/services/http';
import { createShop } from '#site/services/shop';
import { createPickupFields } from '../../../../site/services/shop/wire-pickup-fields.ts';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog, startOrigin } from '../../origin.ts';
import { createGuestCart } from '../../shop-visitor.ts';

const ADDRESS = {
  firstName: 'Noor',
  lastName: 'Veld',
  street: ['Kade 12'],
  postcode: '1234 AB',
  city: 'Utrecht',
  countryCode: 'NL',
  telephone: '030 1234567',
};

/** Starts a shop whose schema lacks the fields of In-Store Pickup. */
async function startShopWithoutPickup() {
  const embedded = await startShop();
  const queries: string[] = [];
  const origin = await startOrigin(async (response, { body, headers }) => {
    const { query } = JSON.parse(body.toString());
    queries.push(query);
    const refuse = (message: string) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ errors: [{ message, locations: [] }] }));
    if (query.includes('pickup_location_code:'))
      return refuse('Field "pickup_location_code" is not defined by type "ShippingAddressInput".');
    if (query.includes('pickup'))
      return refuse('Cannot query field "pickup_location_code" on type "ShippingCartAddress".');
    const found = await fetch(`${embedded.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: String(headers['store']) },
      body: body.toString(),
    });
    return response.writeHead(found.status, { 'content-type': 'application/json' }).end(await found.text());
  });
  const { log, lines } = createRecordingLog();
  const shop = createShop({ baseUrl: origin.url, mediaUrl: '', log, cache: createCache({ log }) });
  const createFullCart = () =>
    createGuestCart(embedded.url, { sku: 'VV-BATTERY', quantity: 1, store: 'eu_nl' });
  return { visitor: () => shop.forVisitor({ store: 'eu_nl' }), createFullCart, queries, lines };
}

test('A shop without In-Store Pickup refuses its fields once, and carts and addresses work', async () => {
  const { visitor, queries, lines } = await startShopWithoutPickup();
  const { carts, checkout } = visitor();
  const created = await carts.createGuestCart();
  const id = created.ok ? created.value : '';
  expect(await carts.cartById(id)).toMatchObject({ ok: true, value: { id, pickupLocation: undefined } });
  expect(queries.filter((query) => query.includes('pickup'))).toHaveLength(1);

  await carts.addProducts(id, [{ sku: 'VV-BATTERY', quantity: 1 }]);
  expect(await checkout.setShippingAddress(id, ADDRESS)).toMatchObject({
    ok: true,
    value: { shippingAddress: ADDRESS, pickupLocation: undefined },
  });
  expect(await visitor().carts.cartById(id)).toMatchObject({ ok: true });
  expect(queries.filter((query) => query.includes('pickup'))).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

test('A refused mutation is sent again without the fields of In-Store Pickup', async () => {
  const { visitor, createFullCart, queries } = await startShopWithoutPickup();
  const id = await createFullCart();
  const { checkout } = visitor();
  expect(await checkout.setShippingAddress(id, ADDRESS)).toMatchObject({ ok: true });
  expect(queries.map((query) => query.includes('pickup'))).toEqual([true, false]);
});

test('The fields of In-Store Pickup are sent again an hour after their refusal', async () => {
  let now = 0;
  const fields = createPickupFields(() => now);
  const text = '{cart{shipping_addresses{city pickup_location_code}}}';
  const message = 'Cannot query field "pickup_location_code" on type "ShippingCartAddress".';
  expect(fields.recordRefusal(text, failed({ kind: 'refused', message }))).toBe(true);
  now = 3_599_999;
  expect(await fields.acceptedText(text)).not.toContain('pickup');
  now = 3_600_000;
  expect(await fields.acceptedText(text)).toBe(text);
});

test('A message of the shop that only contains the name of the field is an ordinary refusal', async () => {
  const { url } = await startShop();
  const { log } = createRecordingLog();
  const shop = createShop({ baseUrl: url, mediaUrl: '', log, cache: createCache({ log }) });
  const { carts } = shop.forVisitor({ store: 'eu_nl' });
  expect(await carts.cartById('Field "pickup_location_code"')).toEqual({ ok: false, reason: 'cart-gone' });
});
