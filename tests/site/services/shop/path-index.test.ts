import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createAvailability, createHttp, succeeded } from '#site/services/http';
import { createShop } from '#site/services/shop';
import { createPathIndexLoader } from '../../../../site/services/shop/path-index.ts';
import { categoryPaths } from '../../../../site/services/shop/wire-paths.ts';
import { startShop } from '../../embedded/shop/temporary-shop.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

const categories = { data: { categories: { items: [{ children: [] }] } } };

/** A page of made-up products. */
function productsBody(page: number, pageSize: number, total: number) {
  const first = (page - 1) * pageSize;
  const items = Array.from({ length: Math.max(0, Math.min(pageSize, total - first)) }, (_, at) => ({
    sku: `SKU-${first + at}`,
    url_key: `lamp-${first + at}`,
    url_suffix: '.html',
  }));
  return { data: { products: { page_info: { total_pages: Math.ceil(total / pageSize) }, items } } };
}

/** Starts a shop with many products, and its path index. Requests for products fail while `isDown` is true. */
async function startIndex({ total, ...options }: { total: number; pageSize?: number; maxProducts?: number }) {
  const state = { isDown: false };
  const origin = await startOrigin((response, { url }) => {
    const variables = JSON.parse(url.searchParams.get('variables') ?? '{}');
    if (url.searchParams.get('operationName') === 'CategoryPaths') sendJson(response, categories);
    else if (state.isDown) response.writeHead(400).end('down');
    else sendJson(response, productsBody(variables.currentPage, variables.pageSize, total));
  });
  const { log, lines } = createRecordingLog();
  const http = createHttp({ system: 'shop', baseUrl: origin.url, timeoutMs: 5_000, log });
  const availability = createAvailability({ probe: async () => succeeded(null), logOutage() {} });
  const transport = { http, availability, log };
  const cache = createCache({ log });
  const load = createPathIndexLoader({ transport, cache, baseUrl: origin.url, ...options });
  return { load, origin, lines, state, cache };
}

describe('The path index', () => {
  test('contains every product and category of each store view, at the path that the shop routes', async () => {
    const { url } = await startShop();
    const log = { warn() {} };
    const shop = createShop({ baseUrl: url, mediaUrl: '', log, cache: createCache({ log }) });
    const lanterns = new Set<string | undefined>();
    for (const { code, magentoStore } of locales) {
      const { route } = shop.forRequest({ store: magentoStore });
      const [loaded, catalogue] = await Promise.all([
        shop.pathIndex(magentoStore),
        shop.catalogue(magentoStore),
      ]);
      if (!loaded.ok || !catalogue.ok) throw new Error(`The shop failed for ${code}.`);
      const entries = [...loaded.value.products()];
      expect(entries, code).toHaveLength(catalogue.value.products.length);
      lanterns.add(loaded.value.productPath('VV-HOEVE-31'));
      for (const [id, path] of [...entries.slice(0, 2), ...[...loaded.value.categories()].slice(-2)])
        expect(await route(path), path).toMatchObject({ value: { id, path } });
    }
    expect(lanterns).toContain('lantaarn-hoeve-31.html');
    expect(lanterns.size).toBeGreaterThan(3);
  });

  test('loads 20,000 products once, in pages of 300, and then serves them from memory', async () => {
    const { load, origin } = await startIndex({ total: 20_000 });
    const [first, second] = await Promise.all([load('eu_nl'), load('eu_nl')]);
    expect(first.ok && first.value.productPath('SKU-19999')).toBe('lamp-19999.html');
    expect(second.ok && [...second.value.products()].length).toBe(20_000);
    expect(first.ok && first.value.productPath('toString')).toBeUndefined();
    expect(origin.requests).toHaveLength(1 + Math.ceil(20_000 / 300));
  });

  test('has a limit of products and logs when it is reached', async () => {
    const { load, lines } = await startIndex({ total: 50, pageSize: 10, maxProducts: 30 });
    const loaded = await load('eu_nl');
    expect(loaded.ok && [...loaded.value.products()].length).toBe(30);
    expect(lines.map(({ fields }) => fields)).toEqual([{ store: 'eu_nl', maxProducts: 30 }]);
  });

  test('of a failing store view fails, is not loaded again at once, and does not affect others', async () => {
    const { load, origin, state } = await startIndex({ total: 5 });
    state.isDown = true;
    expect((await load('eu_nl')).ok).toBe(false);
    state.isDown = false;
    expect((await load('eu_nl')).ok).toBe(false);
    const sent = origin.requests.length;
    expect((await load('eu_de')).ok).toBe(true);
    expect(sent).toBe(2);
  });

  test('continues to load after a caller has stopped waiting', async () => {
    const { load } = await startIndex({ total: 5 });
    expect(await load('eu_nl', AbortSignal.abort())).toMatchObject({ failure: { kind: 'aborted' } });
    expect((await load('eu_nl')).ok).toBe(true);
  });
});

test('Categories are listed from the top, without those that have no path', () => {
  const children = [
    {
      uid: 'a',
      url_path: 'buiten',
      url_suffix: '.html',
      product_count: 2,
      children: [null, { uid: 'b', url_path: null }],
    },
    { uid: 'c', url_path: null, children: [{ uid: 'd', url_path: 'c/d', url_suffix: '', product_count: 0 }] },
  ];
  expect(v.parse(categoryPaths, { categories: { items: [{ children }] } })).toEqual([
    { uid: 'a', path: 'buiten.html', isEmpty: false },
    { uid: 'd', path: 'c/d', isEmpty: true },
  ]);
});
