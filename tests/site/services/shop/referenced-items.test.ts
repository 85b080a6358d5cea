import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

const LAMPS = Buffer.from('10').toString('base64');

function connect(baseUrl: string) {
  const { log, lines } = createRecordingLog();
  const shop = createShop({ baseUrl, mediaUrl: `${baseUrl}/media`, log, cache: createCache({ log }) });
  return { shop, lines };
}

test('Referenced products and categories have the names, paths and prices of each store view', async () => {
  const { shop } = connect((await startShop()).url);
  for (const { code, magentoStore, currency } of locales) {
    const found = await shop
      .forRequest({ store: magentoStore })
      .referencedItems({ skus: ['VV-HOEVE-31', 'VV-NAP'], categoryUids: [LAMPS] });
    const { products, categories } = found.ok ? found.value : { products: [], categories: [] };
    expect(products.map(({ sku }) => sku).toSorted(), code).toEqual(['VV-HOEVE-31', 'VV-NAP']);
    for (const { price, path, pictures } of products) {
      expect(price.final.currency, code).toBe(currency);
      expect(path).toMatch(/^[a-z0-9-]+\.html$/);
      expect(pictures).toHaveLength(1);
    }
    expect(categories, code).toMatchObject([{ uid: LAMPS, path: expect.stringMatching(/\.html$/) }]);
  }
});

test('References to missing products and categories are omitted, and the others are returned', async () => {
  const { shop, lines } = connect((await startShop()).url);
  const found = await shop.forRequest({ store: 'eu_nl' }).referencedItems({
    skus: ['VV-NAP', 'VV-GONE'],
    categoryUids: ['not base64!', Buffer.from('99999').toString('base64')],
  });
  expect(found).toMatchObject({ ok: true, value: { products: [{ sku: 'VV-NAP' }], categories: [] } });
  expect(lines).toEqual([]);
});

test('References are one request for 50 items, which other orders and repetitions share', async () => {
  const origin = await startOrigin((response) => sendJson(response, { data: { listed: { items: [] } } }));
  const client = connect(origin.url).shop.forRequest({ store: 'eu_nl' });
  const skus = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index}`);

  await client.referencedItems({ skus: skus(50), categoryUids: [] });
  await client.referencedItems({ skus: [...skus(50).toReversed(), ' SKU-3 ', ''], categoryUids: [] });
  expect(origin.requests).toHaveLength(1);
  const variables: unknown = JSON.parse(origin.requests[0]?.url.searchParams.get('variables') ?? '{}');
  expect(variables).toMatchObject({ productCount: 50, hasProducts: true, hasCategories: false });

  await client.referencedItems({ skus: skus(120), categoryUids: [LAMPS] });
  expect(origin.requests).toHaveLength(1 + 3);
  for (const { url } of origin.requests) expect(url.href.length).toBeLessThan(6_000);
});

test('No reference is no request', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}));
  const client = connect(origin.url).shop.forRequest({ store: 'eu_nl' });
  expect(await client.referencedItems({ skus: [''], categoryUids: [] })).toEqual({
    ok: true,
    value: { products: [], categories: [] },
  });
  expect(origin.requests).toEqual([]);
});

test('References fail if one of their requests fails', async () => {
  const origin = await startOrigin((response, { url }) =>
    sendJson(response, { data: { listed: { items: [] } } }, url.search.includes('SKU-99') ? 500 : 200),
  );
  const client = connect(origin.url).shop.forRequest({ store: 'eu_nl' });
  const skus = Array.from({ length: 100 }, (_, index) => `SKU-${index}`);
  expect(await client.referencedItems({ skus, categoryUids: [] })).toMatchObject({ ok: false });
});
