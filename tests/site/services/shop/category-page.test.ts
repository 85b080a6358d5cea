import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShopServer } from '#embedded/shop';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import {
  type CategoryListing,
  type CategoryListQuery,
  createShop,
  type ShopClient,
} from '#site/services/shop';
import { createMemoryStore } from '../../../../site/services/cache/cache-store.ts';
import { waitUntil } from '../../../wait.ts';
import { SHIPPED_CATALOGUE } from '../../embedded/shop/temporary-shop.ts';
import { createFailingShop } from '../../failing-shop.ts';

let server: Awaited<ReturnType<typeof startShopServer>>;
const directory = mkdtempSync(join(tmpdir(), 'shop-'));

// No test changes the data, so all tests share one server.
beforeAll(async () => {
  server = await startShopServer({
    directory,
    catalogue: SHIPPED_CATALOGUE,
    mediaDirectory: 'site/statamic/public/assets',
    port: 0,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const connection = () => ({ baseUrl: server.url, mediaUrl: `${server.url}/media` });

function clientOf(store: string): ShopClient {
  const log = { warn() {} };
  return createShop({ ...connection(), log, cache: createCache({ log }) }).forRequest({ store });
}

const plain = { filters: [], sort: undefined, pageSize: 24, page: 1 };

async function lampsOf(client: ShopClient, query: Partial<CategoryListQuery> = {}): Promise<CategoryListing> {
  const route = await client.route('lampen.html');
  const uid = route.ok ? (route.value?.id ?? '') : '';
  const listing = await client.categoryPage({ uid, ...plain, ...query });
  if (!listing.ok || listing.value === null) throw new Error('The category of lamps has no page.');
  return listing.value;
}

function optionsOf({ facets }: CategoryListing, code: string) {
  return new Map(
    facets.find((facet) => facet.code === code)?.options.map((option) => [option.value, option]),
  );
}

test('A category page has the category, its products, facets and settings in one request', async () => {
  const listing = await lampsOf(clientOf('eu_nl'));
  expect(listing).toMatchObject({
    settings: { store: 'eu_nl', currency: 'EUR', isTaxIncluded: true },
    category: { name: 'Lampen', path: 'lampen.html' },
    pageCount: 1,
  });
  expect(listing.category.children.length).toBeGreaterThan(1);
  expect(listing.total).toBe(listing.products.length);
  expect(listing.facets.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['price', 'color', 'materials', 'place', 'power', 'in_stock']),
  );
  expect(listing.sortFields.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['position', 'name', 'price']),
  );
});

test.each([
  ['stale', []],
  ['new', [{ code: 'color', values: ['211'] }]],
] as const)('A stale category with a %s list is refreshed by one request', async (_what, filters) => {
  const { state, proxyUrl } = createFailingShop();
  const log = { warn() {} };
  const lifetime = { freshMs: 0, staleWhileRevalidateMs: 60_000, staleIfErrorMs: 60_000 };
  const baseUrl = await proxyUrl(server.url);
  const shop = createShop({ ...connection(), baseUrl, lifetime, log, cache: createCache({ log }) });
  const clientOfRequest = () => shop.forRequest({ store: 'eu_nl' });
  await lampsOf(clientOfRequest());
  // With a lifetime of 0 ms, a value is still fresh in the millisecond in which it was stored.
  const storedAt = Date.now();
  await waitUntil(() => Date.now() > storedAt);
  state.requests.length = 0;

  expect((await lampsOf(clientOfRequest(), { filters })).products.length).toBeGreaterThan(0);
  // The refresh runs in the background. All its requests arrive before the request for the settings.
  await waitUntil(() => state.requests.some((name) => name !== 'Route'));
  await clientOfRequest().storeSettings();
  expect(state.requests.toSorted()).toEqual(['CategoryPage', 'Route', 'StoreConfig']);
});

test('A category that does not exist has no page', async () => {
  expect(await clientOf('eu_nl').categoryPage({ uid: 'OTk5OTk=', ...plain })).toEqual({
    ok: true,
    value: null,
  });
});

test('Every colour of a category has its swatch in each language', async () => {
  for (const { magentoStore } of locales) {
    const client = clientOf(magentoStore);
    const settings = await client.storeSettings();
    const uid = settings.ok ? settings.value.rootCategoryUid : '';
    const listing = await client.categoryPage({ uid, ...plain });
    const colors = listing.ok && listing.value ? [...optionsOf(listing.value, 'color').values()] : [];
    expect(colors.length, magentoStore).toBeGreaterThan(5);
    for (const { label, color } of colors) expect(color, label).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('Variants of a product have a picture and the value of the facet', async () => {
  const { products } = await lampsOf(clientOf('eu_nl'));
  const lantern = products.find(({ sku }) => sku === 'VV-HOEVE-31');
  expect(lantern?.variantCards).toHaveLength(4);
  expect(lantern?.variantCards[2]).toMatchObject({
    sku: 'VV-HOEVE-31-CLAY',
    isInStock: true,
    picture: { url: expect.stringMatching(/hoeve-clay\.jpg$/) },
    options: [{ code: 'color', value: '213', uid: lantern?.options[0]?.values[2]?.uid }],
  });
});

test('A choice that the shop refuses does not fail the simultaneous requests of other visitors', async () => {
  const log = { warn() {} };
  const shop = createShop({ ...connection(), log, cache: createCache({ log }) });
  const client = () => shop.forRequest({ store: 'eu_nl' });
  const route = await client().route('lampen.html');
  const uid = route.ok ? (route.value?.id ?? '') : '';
  const unknown = [{ code: 'shoe_size', values: ['44'] }];

  const [refused, whole, second] = await Promise.all([
    client().categoryPage({ uid, ...plain, filters: unknown }),
    client().categoryPage({ uid, ...plain }),
    client().categoryPage({ uid, ...plain, page: 2, pageSize: 3 }),
  ]);

  expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  expect(whole).toMatchObject({ ok: true, value: { category: { name: 'Lampen' } } });
  expect(second.ok && second.value?.products).toHaveLength(3);
});

describe('The counts of facets', () => {
  test('are the lengths of the lists that have the value added', async () => {
    const client = clientOf('eu_nl');
    const filters = [
      { code: 'color', values: ['211'] },
      { code: 'power', values: ['241'] },
    ];
    const listing = await lampsOf(client, { filters });
    expect(listing.total).toBeGreaterThan(0);
    expect(listing.facets.map(({ code }) => code)).not.toContain('category_uid');
    for (const { code, options } of listing.facets) {
      const others = filters.filter((filter) => filter.code !== code);
      for (const { value, count } of options) {
        const added = await lampsOf(client, { filters: [...others, { code, values: [value] }] });
        expect([code, value, added.total]).toEqual([code, value, count]);
      }
    }
  });

  test('keep the other values of a chosen facet', async () => {
    const client = clientOf('eu_de');
    const route = await client.route('leuchten.html');
    const uid = route.ok ? (route.value?.id ?? '') : '';
    const filters = [{ code: 'color', values: ['211'] }];
    const all = await client.categoryPage({ uid, ...plain });
    const filtered = await client.categoryPage({ uid, ...plain, filters });
    if (!all.ok || !all.value || !filtered.ok || !filtered.value) throw new Error('No category page');
    expect(filtered.value.total).toBeLessThan(all.value.total);
    expect(optionsOf(filtered.value, 'color')).toEqual(optionsOf(all.value, 'color'));
  });

  test('are 0 for values without products, so that values do not move', async () => {
    const client = clientOf('eu_nl');
    const all = await lampsOf(client);
    const filtered = await lampsOf(client, { filters: [{ code: 'power', values: ['242'] }] });
    const values = [...optionsOf(filtered, 'color').keys()];
    expect(values).toEqual([...optionsOf(all, 'color').keys()]);
    expect([...optionsOf(filtered, 'color').values()].some(({ count }) => count === 0)).toBe(true);
  });

  test('are there for seven chosen facets', async () => {
    const codes = ['color', 'materials', 'place', 'power', 'protection', 'price', 'in_stock'];
    const whole = await lampsOf(clientOf('eu_nl'));
    const filters = codes.map((code) => ({ code, values: [[...optionsOf(whole, code).keys()][0] ?? ''] }));
    const { facets } = await lampsOf(clientOf('eu_nl'), { filters });
    expect(facets.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    const stock = facets.find(({ code }) => code === 'in_stock');
    const without = await lampsOf(clientOf('eu_nl'), {
      filters: filters.filter(({ code }) => code !== 'in_stock'),
    });
    expect(stock?.options[0]?.count).toBe(optionsOf(without, 'in_stock').get('1')?.count);
  });
});

test('Several values of one facet widen the list, and a price range has both bounds', async () => {
  const client = clientOf('eu_nl');
  const one = await lampsOf(client, { filters: [{ code: 'color', values: ['211'] }] });
  const two = await lampsOf(client, { filters: [{ code: 'color', values: ['211', '213'] }] });
  expect(two.total).toBeGreaterThan(one.total);
  const cheap = await lampsOf(client, { filters: [{ code: 'price', values: ['100_200'] }] });
  expect(cheap.total).toBeGreaterThan(0);
  for (const { price } of cheap.products) {
    expect(price.final.value).toBeGreaterThanOrEqual(100);
    expect(price.final.value).toBeLessThanOrEqual(200);
  }
});

test('A list is sorted by a field and a direction', async () => {
  const { products } = await lampsOf(clientOf('eu_nl'), {
    sort: { field: 'price', direction: 'desc' },
  });
  const prices = products.map(({ price }) => price.final.value);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
});

test.each([
  ['filter', { filters: [{ code: 'shoe_size', values: ['44'] }] }],
  ['field of the order', { sort: { field: 'shoe_size', direction: 'asc' } }],
  ['page', { page: 999 }],
] as const)('The shop refuses an unknown %s', async (_what, query) => {
  const client = clientOf('eu_nl');
  const route = await client.route('lampen.html');
  const uid = route.ok ? (route.value?.id ?? '') : '';
  expect(await client.categoryPage({ uid, ...plain, ...query })).toMatchObject({
    ok: false,
    failure: { kind: 'refused' },
  });
});

test('Filtered or sorted lists evict only each other from the cache', async () => {
  const log = { warn() {} };
  const store = createMemoryStore();
  const shop = createShop({ ...connection(), log, cache: createCache({ log, store }) });
  const client = shop.forRequest({ store: 'eu_nl' });
  await lampsOf(client);
  await lampsOf(client, { filters: [{ code: 'color', values: ['211'] }] });
  await lampsOf(client, { sort: { field: 'name', direction: 'asc' } });

  const isMinor: boolean[] = [];
  for await (const [, { value }] of store.entries())
    if (value.call.includes('ChosenList')) isMinor.push(value.isMinor);
  expect(isMinor.toSorted()).toEqual([false, true, true]);
});
