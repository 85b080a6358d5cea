import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { order, prepareCart } from '../../embedded/shop/order-steps.ts';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';
import { createGuestCart } from '../../shop-visitor.ts';

/** Starts a shop whose responses are changed. */
async function startChangedShop(change: (body: { data: unknown }) => object) {
  const embedded = await startShop();
  const origin = await startOrigin(async (response, { url, body }) => {
    const found = await fetch(`${embedded.url}${url.pathname}${url.search}`, {
      headers: { 'content-type': 'application/json', store: 'eu_nl' },
      ...(body.length > 0 ? { method: 'POST', body: body.toString() } : {}),
    });
    return sendJson(response, change(await found.json()));
  });
  const { log, lines } = createRecordingLog();
  const shop = createShop({ baseUrl: origin.url, mediaUrl: '', log, cache: createCache({ log }) });
  return { shop, lines, embeddedUrl: embedded.url };
}

/** Reads a cart of a shop that adds an error to its response. */
async function readCartWithError(path: readonly (string | number)[]) {
  const errors = [{ message: 'Cannot return null for a field.', path }];
  const { shop, lines, embeddedUrl } = await startChangedShop(({ data }) => ({ errors, data }));
  const id = await createGuestCart(embeddedUrl, { sku: 'VV-BATTERY', quantity: 1 });
  return { cart: await shop.forVisitor({ store: 'eu_nl' }).carts.cartById(id), lines };
}

/** Replaces each `custom_attributesV2` by null with an internal error, as Magento 2.4.7-p1 does. */
function failAttributes({ data }: { data: unknown }) {
  const text = JSON.stringify(data, (key, value: unknown) => (key === 'custom_attributesV2' ? null : value));
  const path = ['products', 'items', 0, 'custom_attributesV2'];
  const errors = text.includes('custom_attributesV2') ? [{ message: 'Internal server error', path }] : [];
  return { data: JSON.parse(text), ...(errors.length > 0 ? { errors } : {}) };
}

test.each([
  [['cart', 'shipping_addresses', 0, 'selected_shipping_method', 'carrier_code']],
  [['cart', 'shipping_addresses', 0, 'available_shipping_methods', 1, 'carrier_title']],
])('A cart is shown although its field %j failed, which is logged', async (path) => {
  const { cart, lines } = await readCartWithError(path);
  expect(cart).toMatchObject({ ok: true, value: { quantity: 1, shippingMethod: undefined } });
  expect(lines).toMatchObject([{ fields: { name: 'CartById', message: 'Cannot return null for a field.' } }]);
});

test('A cart is shown although an error of a line has no message, and the line has a problem', async () => {
  const path = ['cart', 'itemsV2', 'items', 0, 'errors', 0, 'message'];
  const { shop, lines, embeddedUrl } = await startChangedShop(({ data }) => ({
    errors: [{ message: 'Internal server error', path }],
    data: JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'errors' ? [null] : value))),
  }));
  const id = await createGuestCart(embeddedUrl, { sku: 'VV-BATTERY', quantity: 1 });
  const cart = await shop.forVisitor({ store: 'eu_nl' }).carts.cartById(id);
  expect(cart).toMatchObject({
    ok: true,
    value: { lines: [{ sku: 'VV-BATTERY', problem: 'not-available' }] },
  });
  expect(lines).toMatchObject([{ fields: { name: 'CartById', message: 'Internal server error' } }]);
});

test('A change of quantities is unavailable if its own errors failed', async () => {
  const path = ['updateCartItems', 'errors', 0, 'message'];
  const { shop, embeddedUrl } = await startChangedShop(({ data }) => ({
    errors: [{ message: 'Internal server error', path }],
    data,
  }));
  const id = await createGuestCart(embeddedUrl, { sku: 'VV-BATTERY', quantity: 1 });
  const { carts } = shop.forVisitor({ store: 'eu_nl' });
  expect(await carts.changeQuantities(id, [])).toEqual({ ok: false, reason: 'unavailable' });
});

test('An order is shown although the product of a line was deleted, and the line has no link', async () => {
  const path = ['guestOrderByToken', 'items', 0, 'product'];
  const { shop, lines, embeddedUrl } = await startChangedShop(({ data }) => ({
    errors: [{ message: 'Internal server error', path }],
    data: JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'product' ? null : value))),
  }));
  const placed = await order(embeddedUrl, await prepareCart(embeddedUrl, 'VV-BATTERY'));
  if ('error' in placed) throw new Error(placed.error.message);
  const found = await shop.forVisitor({ store: 'eu_nl' }).orders.findGuestOrderByToken(placed.token);
  expect(found).toMatchObject({ ok: true, value: { lines: [{ sku: 'VV-BATTERY', path: undefined }] } });
  expect(lines).toMatchObject([{ fields: { name: 'GuestOrderByToken', message: 'Internal server error' } }]);
});

test('A cart with an error of another field is unavailable', async () => {
  const { cart } = await readCartWithError(['cart', 'prices']);
  expect(cart).toEqual({ ok: false, reason: 'unavailable' });
});

test('A product is shown without attributes if these failed, which is logged', async () => {
  const { shop, lines } = await startChangedShop(failAttributes);
  expect(await shop.forRequest({ store: 'eu_nl' }).productDetails('VV-BATTERY')).toMatchObject({
    ok: true,
    value: { sku: 'VV-BATTERY', attributes: [] },
  });
  expect(lines).toMatchObject([{ fields: { name: 'ProductDetails', message: 'Internal server error' } }]);
});

test('The catalogue of the search is loaded without attributes if these failed', async () => {
  const { shop, lines } = await startChangedShop(failAttributes);
  const loaded = await shop.catalogue('eu_nl');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  expect(loaded.value.products.length).toBeGreaterThan(20);
  expect(loaded.value.products.flatMap(({ attributes }) => attributes)).toEqual([]);
  expect(lines).toMatchObject([{ fields: { name: 'CatalogueProducts' } }]);
});

/** Replaces an item of a list by null with an error, as Magento does if a required field of the item fails. */
function failItem({ data }: { data: unknown }, path: readonly (string | number)[], field: string) {
  const failed = path.slice(0, -1).reduce<unknown>((value, key) => memberOf(value, key), data);
  if (!Array.isArray(failed)) return { data };
  failed[Number(path.at(-1))] = null;
  return { data, errors: [{ message: 'Internal server error', path: [...path, field] }] };
}

function memberOf(value: unknown, key: string | number) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

test('A category is shown without a product that failed, which is logged', async () => {
  const { shop: unchanged } = await startChangedShop((body) => body);
  const { shop, lines } = await startChangedShop((body) =>
    failItem(body, ['listed', 'items', 0], 'price_range'),
  );
  const all = await skusOf(unchanged);
  expect(all.length).toBeGreaterThan(2);
  expect(await skusOf(shop)).toEqual(all.slice(1));
  expect(lines).toMatchObject([{ fields: { name: 'CategoryPage', message: 'Internal server error' } }]);
});

/** Returns the SKUs of the category of lamps. */
async function skusOf(shop: ReturnType<typeof createShop>) {
  const client = shop.forRequest({ store: 'eu_nl' });
  const route = await client.route('lampen.html');
  const listing = await client.categoryPage({
    uid: route.ok ? (route.value?.id ?? '') : '',
    filters: [],
    sort: undefined,
    pageSize: 24,
    page: 1,
  });
  if (!listing.ok) throw new Error(JSON.stringify(listing.failure));
  return listing.value?.products.map(({ sku }) => sku) ?? [];
}

test.each([[['listed']], [['listed', 'items']], [['listed', 'total_count']]])(
  'A category whose list failed at %j is unavailable',
  async (path) => {
    const { shop } = await startChangedShop(({ data }) => ({
      data,
      errors: JSON.stringify(data).includes('"listed"') ? [{ message: 'Internal server error', path }] : [],
    }));
    await expect(skusOf(shop)).rejects.toThrow('Internal server error');
  },
);

test('Referenced products are shown without one that failed', async () => {
  const { shop } = await startChangedShop((body) => failItem(body, ['listed', 'items', 0], 'price_range'));
  const client = shop.forRequest({ store: 'eu_nl' });
  const found = await client.referencedItems({ skus: ['VV-HOEVE-31', 'VV-NAP'], categoryUids: [] });
  expect(found).toMatchObject({ ok: true, value: { products: [{}] } });
});

test('A product is shown without a related product that failed', async () => {
  const related = async (change: Parameters<typeof startChangedShop>[0]) => {
    const { shop } = await startChangedShop(change);
    const details = await shop.forRequest({ store: 'eu_nl' }).productDetails('VV-HOEVE-31');
    return details.ok ? details.value?.related.map(({ sku }) => sku) : details.failure;
  };
  const all = await related((body) => body);
  expect(all).toHaveLength(3);
  const path = ['products', 'items', 0, 'related_products', 0];
  expect(await related((body) => failItem(body, path, 'price_range'))).toEqual(
    Array.isArray(all) ? all.slice(1) : [],
  );
});

test('A product that failed is unavailable, because it is not missing', async () => {
  const { shop } = await startChangedShop((body) => failItem(body, ['products', 'items', 0], 'price_range'));
  expect(await shop.forRequest({ store: 'eu_nl' }).productDetails('VV-BATTERY')).toMatchObject({
    ok: false,
    failure: { message: 'Internal server error' },
  });
});

test('The summary of a visitor ignores an address that is null', async () => {
  const addresses = [null, { company: 'Veld BV', default_billing: true }];
  const customer = { firstname: 'Mira', lastname: 'Veldman', addresses };
  const { shop } = await startChangedShop(() => ({ data: { customer } }));
  expect(await shop.forVisitor({ store: 'eu_nl', token: 'a-token' }).summary(undefined)).toMatchObject({
    ok: true,
    value: { contact: { firstName: 'Mira', company: 'Veld BV' } },
  });
});
