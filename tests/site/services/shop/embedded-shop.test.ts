import { beforeEach, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop, type ShopConnection } from '#site/services/shop';
import { startShop } from '../../embedded/shop/temporary-shop.ts';

/** The query of a list without a choice, from its first page. */
const wholeList = { filters: [], sort: undefined, page: 1 };

let shop: ShopConnection;
beforeEach(async () => {
  const log = { warn() {} };
  const { url } = await startShop();
  shop = createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) });
});

test('The settings of each store view have the currency of its locale', async () => {
  for (const { code, magentoStore, magentoSessionId, currency } of locales) {
    const settings = await shop.forRequest({ store: magentoStore }).storeSettings();
    expect(settings, code).toMatchObject({
      ok: true,
      value: { store: magentoStore, website: magentoSessionId, currency, productSuffix: '.html' },
    });
  }
});

test('Prices include tax in Europe, and not in North America', async () => {
  const includesTax = async (store: string) => {
    const settings = await shop.forRequest({ store }).storeSettings();
    return settings.ok && settings.value.isTaxIncluded;
  };
  expect(await Promise.all(['eu_nl', 'uk_en', 'us_en', 'na_fr'].map(includesTax))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('Countries have names in the language of the store view', async () => {
  const countries = await shop.forRequest({ store: 'eu_de' }).countries();
  expect(countries.ok && countries.value.map(({ name }) => name)).toContain('Niederlande');
});

test('An unknown store view is refused', async () => {
  expect(await shop.forRequest({ store: 'moon' }).storeSettings()).toMatchObject({
    ok: false,
    failure: { kind: 'refused', message: 'Requested store is not found', category: 'graphql-input' },
  });
});

test('The catalogue of each store view has categories, and products with prices in its currency', async () => {
  for (const { code, magentoStore, currency } of locales) {
    const client = shop.forRequest({ store: magentoStore });
    const settings = await client.storeSettings();
    const uid = settings.ok ? settings.value.rootCategoryUid : '';
    const root = await client.category(uid);
    expect(root.ok && root.value?.children.length, code).toBeGreaterThan(3);

    const page = await client.categoryPage({ uid, ...wholeList, pageSize: 100 });
    const products = (page.ok && page.value?.products) || [];
    expect(products.length, code).toBeGreaterThan(20);
    expect(new Set(products.map(({ price }) => price.final.currency)), code).toEqual(new Set([currency]));
    // Spare parts have no pictures.
    expect(products.filter(({ pictures }) => pictures.length > 0).length, code).toBeGreaterThan(10);
    for (const { path } of products) {
      expect(path).toMatch(/^[a-z0-9-]+\.html$/);
      expect(await client.route(path), path).toMatchObject({ value: { kind: 'product', path } });
    }
  }
});

test('The whole catalogue is in the order of the shop, in which popular products come first', async () => {
  const catalogue = await shop.catalogue('eu_nl');
  const skus = catalogue.ok ? catalogue.value.products.map(({ sku }) => sku) : [];
  expect(skus.slice(0, 2)).toEqual(['VV-HOEVE-31', 'VV-MAAN-15']);
  expect(skus.at(-1)).toBe('VV-KEY');
});

test('A former URL of a product redirects to the product', async () => {
  const { route } = shop.forRequest({ store: 'eu_nl' });
  expect(await route('oude-lantaarn.html')).toMatchObject({
    value: { kind: 'product', path: 'lantaarn-hoeve-31.html', redirect: 301 },
  });
  expect(await route('nergens.html')).toEqual({ ok: true, value: null });
});

test('A facet narrows the list to the number of its option', async () => {
  const { categoryPage, storeSettings } = shop.forRequest({ store: 'eu_de' });
  const settings = await storeSettings();
  const category = { uid: settings.ok ? settings.value.rootCategoryUid : '', ...wholeList, pageSize: 1 };
  const all = await categoryPage(category);
  const color = all.ok ? all.value?.facets.find(({ code }) => code === 'color') : undefined;
  expect(color?.options.length).toBeGreaterThan(2);
  for (const { value, count } of color?.options ?? []) {
    const narrowed = await categoryPage({ ...category, filters: [{ code: 'color', values: [value] }] });
    expect(narrowed).toMatchObject({ value: { total: count } });
  }
});

test('A page beyond the last one is refused', async () => {
  const { categoryPage, storeSettings } = shop.forRequest({ store: 'us_en' });
  const settings = await storeSettings();
  const uid = settings.ok ? settings.value.rootCategoryUid : '';
  expect(await categoryPage({ uid, ...wholeList, pageSize: 5, page: 99 })).toMatchObject({
    failure: { kind: 'refused', category: 'graphql-input', message: /^currentPage value 99 specified/ },
  });
});
