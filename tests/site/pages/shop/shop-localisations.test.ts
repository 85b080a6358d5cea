import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { findShopPaths } from '../../../../site/pages/shop/shop-localisations.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';
import { passTimeLimits, stopTimeLimits } from '../../time-limits.ts';

stopTimeLimits();

const never = new AbortController().signal;

/**
 * Starts a shop with one lamp in every store view except the Canadian ones, and a category that is empty in German. `slow` is a store view
 * that waits for `release`.
 */
async function startShop(slow?: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { url } = await startOrigin(async (response, request) => {
    const store = String(request.headers['store']);
    if (store === slow) {
      arrived.resolve();
      await promise;
    }
    if (request.url.searchParams.get('operationName') === 'CategoryPaths') {
      const product_count = store === 'eu_de' ? 0 : 1;
      const children = [{ uid: 'NQ==', url_path: `lamps-${store}`, url_suffix: '.html', product_count }];
      return sendJson(response, { data: { categories: { items: [{ children }] } } });
    }
    const items = store.startsWith('na_') ? [] : [{ sku: 'LAMP', url_key: `lamp-${store}`, url_suffix: '' }];
    return sendJson(response, { data: { products: { page_info: { total_pages: 1 }, items } } });
  });
  const { log } = createRecordingLog();
  return {
    shop: createShop({ baseUrl: url, mediaUrl: url, log, cache: createCache({ log }) }),
    release,
    arrived: arrived.promise,
  };
}

test('A product has a path in each locale whose website has it', async () => {
  const { shop } = await startShop();
  await Promise.all(['eu_nl', 'us_en', 'na_fr'].map((store) => shop.pathIndex(store)));
  const { paths, isComplete } = await findShopPaths({ kind: 'product', id: 'LAMP' }, shop, never);
  expect(isComplete).toBe(true);
  expect(paths).toMatchObject({ nl: '/nl/lamp-eu_nl', 'en-US': '/en-US/lamp-us_en' });
  expect(paths).not.toHaveProperty('fr-CA');
  expect((await findShopPaths({ kind: 'product', id: 'OTHER' }, shop, never)).paths).toEqual({});
});

test('A category has a path in each locale, but is indexed only where it has products', async () => {
  const { shop } = await startShop();
  await Promise.all(['eu_de', 'na_fr'].map((store) => shop.pathIndex(store)));
  const { paths, indexedPaths } = await findShopPaths({ kind: 'category', id: 'NQ==' }, shop, never);
  expect(paths).toMatchObject({ de: '/de/lamps-eu_de.html', 'fr-CA': '/fr-CA/lamps-na_fr.html' });
  expect(indexedPaths).toHaveProperty('fr-CA');
  expect(indexedPaths).not.toHaveProperty('de');
});

test('A page does not wait for a slow store view, whose path follows later', async () => {
  const { shop, release, arrived } = await startShop('uk_en');
  await Promise.all(
    locales.filter(({ code }) => code !== 'en-UK').map(({ magentoStore }) => shop.pathIndex(magentoStore)),
  );
  const found = findShopPaths({ kind: 'product', id: 'LAMP' }, shop, never);
  // The path indexes of the other store views are cached, so they are loaded when the request for the slow store view arrives.
  await arrived;
  const { paths, isComplete } = await passTimeLimits(300, found);
  expect(isComplete).toBe(false);
  expect(paths).toHaveProperty('nl');
  expect(paths).not.toHaveProperty('en-UK');

  release();
  expect((await shop.pathIndex('uk_en')).ok).toBe(true);
  expect(await findShopPaths({ kind: 'product', id: 'LAMP' }, shop, never)).toMatchObject({
    paths: { 'en-UK': '/en-UK/lamp-uk_en' },
    isComplete: true,
  });
});
