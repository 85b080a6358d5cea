import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog } from '../../origin.ts';
import { createContact } from '../../shop-visitor.ts';
import { stopTimeLimits } from '../../time-limits.ts';

stopTimeLimits();

// Products of the demo catalogue.
const SIMPLE = { sku: 'VV-HOEVE-31-CLAY', parentSku: undefined, quantity: 1 };
const VARIANT = { sku: 'VV-HOEVE-31-CHALK', parentSku: 'VV-HOEVE-31', quantity: 2 };
const PARENT = { sku: 'VV-HOEVE-31', parentSku: undefined, quantity: 1 };
const BATTERY = { sku: 'VV-BATTERY', parentSku: undefined, quantity: 1 };

/** Starts the embedded shop and returns the clients of visitors by their token, and the lines of the site's log. */
async function startWishlists() {
  const server = await startShop();
  const { log, lines } = createRecordingLog();
  const shop = createShop({ baseUrl: server.url, mediaUrl: '', log, cache: createCache({ log }) });
  return {
    ...server,
    lines,
    visitor: (token?: string, store = 'eu_nl') => shop.forVisitor({ store, token }),
    createCustomer: () => createContact(server.url, { firstName: 'Mira', lastName: 'Veldman' }),
  };
}

test('The wishlist of a customer contains variants with options, price and stock, and products without a choice', async () => {
  const { visitor, createCustomer } = await startWishlists();
  const { wishlists } = visitor(await createCustomer());
  expect(await wishlists.get()).toEqual({ ok: true, value: { id: undefined, items: [] } });
  expect(await wishlists.add([VARIANT, PARENT, BATTERY])).toEqual({ ok: true, value: undefined });
  expect(await wishlists.get()).toMatchObject({
    ok: true,
    value: {
      items: [
        {
          ...VARIANT,
          name: 'Lantaarn Hoeve 31',
          path: 'lantaarn-hoeve-31.html',
          picture: { url: expect.stringContaining('/') },
          options: [{ label: expect.any(String), value: expect.any(String) }],
          price: { final: { value: 189, currency: 'EUR' } },
          isInStock: true,
          needsChoice: false,
        },
        { ...PARENT, options: [], needsChoice: true },
        { ...BATTERY, options: [], needsChoice: false },
      ],
    },
  });
});

test('The products of a guest have the same values as those of a customer, in the order of the list', async () => {
  const { visitor, createCustomer } = await startWishlists();
  const { wishlists } = visitor(await createCustomer());
  const products = [BATTERY, VARIANT, PARENT];
  await wishlists.add(products);
  const [stored, described] = [await wishlists.get(), await visitor().wishlists.describe(products)];
  if (!stored.ok || !described.ok) throw new Error('Expected two lists.');
  const withoutIds = (items: typeof described.value) => items.map((item) => ({ ...item, id: '' }));
  expect(withoutIds(described.value)).toEqual(withoutIds(stored.value.items));
  expect(described.value.map(({ id }) => id)).toEqual([BATTERY.sku, VARIANT.sku, PARENT.sku]);
});

test('Products that are not sold are missing in the list of a guest, and refused for a customer beside the others', async () => {
  const { visitor, createCustomer, lines } = await startWishlists();
  const { wishlists } = visitor(await createCustomer());
  const unknown = { sku: 'NOPE-1', parentSku: undefined, quantity: 1 };
  const unknownVariant = { ...VARIANT, sku: 'NOPE-2' };
  expect(await wishlists.describe([unknown, unknownVariant, BATTERY])).toMatchObject({
    ok: true,
    value: [{ sku: BATTERY.sku }],
  });
  expect(await wishlists.describe([])).toEqual({ ok: true, value: [] });
  expect(await wishlists.add([unknown, BATTERY])).toEqual({ ok: false, reason: 'refused' });
  expect(await wishlists.add([unknownVariant, BATTERY])).toEqual({ ok: false, reason: 'refused' });
  expect(await wishlists.add([unknownVariant])).toEqual({ ok: false, reason: 'refused' });
  expect(await wishlists.get()).toMatchObject({ value: { items: [{ sku: BATTERY.sku, quantity: 2 }] } });
  expect(lines).toEqual([]);
});

test('Items are removed by their ids, also if one of them is gone', async () => {
  const { visitor, createCustomer } = await startWishlists();
  const { wishlists } = visitor(await createCustomer());
  await wishlists.add([VARIANT, BATTERY]);
  const stored = await wishlists.get();
  const id = (stored.ok && stored.value.items[0]?.id) || '';
  expect(await wishlists.remove([id, '999999'])).toEqual({ ok: true, value: undefined });
  expect(await wishlists.get()).toMatchObject({ value: { items: [{ sku: BATTERY.sku }] } });
});

test('Items move to the cart, and those that need a choice stay', async () => {
  const { visitor, createCustomer } = await startWishlists();
  const { wishlists, carts } = visitor(await createCustomer());
  await wishlists.add([VARIANT, PARENT]);
  const stored = await wishlists.get();
  if (!stored.ok) throw new Error(stored.reason);
  const { id = '', items } = stored.value;
  const ids = items.map((item) => item.id);
  expect(await wishlists.moveToCart(id, ids)).toEqual({
    ok: true,
    value: [ids[1]],
  });
  expect(await wishlists.get()).toMatchObject({ value: { items: [{ sku: PARENT.sku }] } });
  expect(await carts.customerCart()).toMatchObject({
    value: { lines: [{ sku: VARIANT.sku, quantity: 2 }] },
  });
});

test('No item moves to the cart if the list does not contain one of them any more', async () => {
  const { visitor, createCustomer, lines } = await startWishlists();
  const { wishlists } = visitor(await createCustomer());
  await wishlists.add([VARIANT]);
  const stored = await wishlists.get();
  if (!stored.ok) throw new Error(stored.reason);
  const { id = '', items } = stored.value;
  const ids = [...items.map((item) => item.id), '999999'];
  expect(await wishlists.moveToCart(id, ids)).toEqual({ ok: false, reason: 'changed' });
  expect(await wishlists.get()).toEqual(stored);
  expect(lines).toEqual([]);
});

test('The outcome is signed out for a guest or an expired token, and unavailable if the shop does not respond', async () => {
  const { visitor, close, lines } = await startWishlists();
  for (const { wishlists } of [visitor(), visitor('expired-token')]) {
    expect(await wishlists.get()).toEqual({ ok: false, reason: 'signed-out' });
    expect(await wishlists.add([SIMPLE])).toEqual({ ok: false, reason: 'signed-out' });
    expect(await wishlists.remove(['1'])).toEqual({ ok: false, reason: 'signed-out' });
    expect(await wishlists.moveToCart('1', ['1'])).toEqual({ ok: false, reason: 'signed-out' });
  }
  expect(lines).toEqual([]);
  await close();
  expect(await visitor('token').wishlists.get()).toEqual({ ok: false, reason: 'unavailable' });
  expect(await visitor().wishlists.describe([SIMPLE])).toEqual({ ok: false, reason: 'unavailable' });
});
