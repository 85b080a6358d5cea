import { expect, test } from 'vitest';
import { createRateLimits } from '#site/forms/rate-limits';
import { locales } from '#site/i18n/locale';
import { createSitemapLoader } from '#site/pages/sitemap';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import { createGeocoder } from '#site/services/geocoder';
import { succeeded } from '#site/services/http';
import { createSearch } from '#site/services/search';
import { createShop } from '#site/services/shop';
import { createPreviewLinks } from '#site/session/preview-links';
import { createStoreDirectory } from '#site/stores/store-directory';
import { readEnvironment } from '../../../site/server/env.ts';
import { findSitemapSchemaProblems } from '../../sitemap-schema.ts';
import { createRecordingLog, sendJson, startOrigin } from '../origin.ts';

const [nl] = locales;
const PAGE_SIZE = 50;

/** Responds to the queries of the path index. */
function shopBody({ searchParams }: URL, total: number, categories: readonly object[]) {
  if (searchParams.get('operationName') === 'CategoryPaths')
    return { data: { categories: { items: [{ children: categories }] } } };
  const { pageSize, currentPage } = JSON.parse(searchParams.get('variables') ?? '{}');
  const first = (currentPage - 1) * pageSize;
  const items = Array.from({ length: Math.max(0, Math.min(pageSize, total - first)) }, (_, at) => ({
    sku: `SKU-${first + at}`,
    url_key: `lantaarn-${first + at}`,
    url_suffix: '.html',
  }));
  return { data: { products: { page_info: { total_pages: Math.ceil(total / pageSize) }, items } } };
}

/**
 * Creates a sitemap loader for a content system with Dutch pages only, and a shop whose other store views have no products.
 *
 * @param isShopDown whether the shop fails
 * @param brokenList number of the list page whose request fails
 */
async function createLoader({
  pages,
  products = 0,
  brokenList,
  isShopDown = false,
  categoriesOf = () => [],
  isLowerCase = false,
  maxPages,
}: {
  pages: number;
  products?: number;
  brokenList?: number;
  isShopDown?: boolean;
  /** Returns the categories of a store view. */
  categoriesOf?: (store: unknown) => readonly object[];
  /** Whether canonical URLs are in lower case. */
  isLowerCase?: boolean;
  /** Maximum number of entries in a part. Default: that of sitemaps.org. */
  maxPages?: number;
}) {
  const origin = await startOrigin((response, { url, headers }) => {
    if (url.pathname === '/graphql') {
      if (isShopDown) return response.writeHead(503).end();
      const { store } = headers;
      return sendJson(response, shopBody(url, store === nl.magentoStore ? products : 0, categoriesOf(store)));
    }
    const collection = url.pathname.split('/').at(-2) ?? '';
    const page = Number(url.searchParams.get('page') ?? 1);
    const isForLocalisations = [...url.searchParams.keys()].some((key) => /\[(?:id|origin):in\]/.test(key));
    const total = collection === 'pages' && !isForLocalisations ? pages : 0;
    if (page === brokenList) return sendJson(response, { message: 'no' }, 400);
    const first = (page - 1) * PAGE_SIZE;
    const data = Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, total - first)) }, (_, at) => ({
      id: `page-${first + at}`,
      locale: 'nl',
      collection: { handle: collection },
      title: 'Lamp & licht',
      url: `/nl/Lamp-${first + at}`,
      uri: `/Lamp-${first + at}`,
    }));
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const meta = { current_page: page, last_page: last, per_page: PAGE_SIZE, total, from: 1, to: total };
    return sendJson(response, { data, meta });
  });
  const { log } = createRecordingLog();
  const cache = createCache({ log });
  const content = createContent({ baseUrl: origin.url, log, cache });
  const services: Parameters<typeof createSitemapLoader>[0] = {
    content,
    shop: createShop({ baseUrl: origin.url, mediaUrl: `${origin.url}/media`, log, cache }),
    search: createSearch({
      appId: 'a',
      searchKey: 'k',
      hosts: [origin.url],
      indexPrefix: 'site',
      log,
      cache,
    }),
    geocoder: createGeocoder({ baseUrl: origin.url, userAgent: 'Tests', cache, log }),
    stores: createStoreDirectory({ content, log, freshMs: 0 }),
    placeholderColors: async () => new Map(),
    icons: { fromSet: async () => succeeded({}), sectionIcons: async () => ({}) },
    findEntryRedirect: async () => undefined,
    log: { ...log, error: log.warn },
    paymentMethods: [],
    previewLinks: createPreviewLinks({ secrets: ['x'.repeat(32)], minutes: 60, now: () => new Date() }),
    cartChanges: { deduplicate: (_session, _change, run) => run(new AbortController().signal) },
    addressQueue: { run: (_token, task) => task() },
    limits: createRateLimits(readEnvironment({}).rateLimits, () => new Date(0)),
    siteUrl: 'https://www.example.test',
    canonical: { parameters: [], isLowerCase },
    now: () => new Date('2026-11-21T12:00:00Z'),
  };
  const load = createSitemapLoader(services, maxPages);
  const read = async (part?: number) => {
    const sitemap = await load(nl, part, new AbortController().signal);
    if (typeof sitemap === 'string') return sitemap;
    let text = '';
    for await (const chunk of sitemap) text += chunk;
    return text;
  };
  return { read };
}

test('A sitemap contains up to the maximum number of pages, and is an index with one more', async () => {
  const { read } = await createLoader({ pages: 200, maxPages: 200 });
  expect((await read()).match(/<url>/g)).toHaveLength(200);

  const larger = await createLoader({ pages: 201, maxPages: 200 });
  expect((await larger.read()).match(/<sitemap>/g)).toHaveLength(2);
});

// Reading an index needs few requests. Reading 20,000 pages needs 400.
test.each([
  [20_001, 2],
  [40_000, 2],
  [40_001, 3],
])('An index of %d pages has %d parts, of 20,000 pages', async (pages, parts) => {
  const { read } = await createLoader({ pages });
  expect((await read()).match(/<sitemap>/g)).toHaveLength(parts);
});

test('A larger sitemap is an index of parts that contain each page once', async () => {
  const { read } = await createLoader({ pages: 320, maxPages: 200 });
  const index = await read();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(findSitemapSchemaProblems(index)).toEqual([]);
  expect(parts).toEqual([
    'https://www.example.test/nl/sitemap.xml?part=1',
    'https://www.example.test/nl/sitemap.xml?part=2',
  ]);
  const both = (await read(1)) + (await read(2));
  const listed = [...both.matchAll(/lamp-(\d+)</gi)].map(([, number]) => Number(number));
  expect(new Set(listed).size).toBe(320);
  expect(listed).toHaveLength(320);
  expect(await read(3)).toBe('not-found');
});

test('Products follow the content, also across the parts of an index', async () => {
  const { read } = await createLoader({ pages: 100, products: 200, maxPages: 200 });
  const index = await read();
  expect(index.match(/<sitemap>/g)).toHaveLength(2);
  const [first, second] = [await read(1), await read(2)];
  expect([first.match(/<url>/g)?.length, second.match(/<url>/g)?.length]).toEqual([200, 100]);
  const listed = [...(first + second).matchAll(/<loc>[^<]+\/nl\/lantaarn-(\d+)\.html</g)];
  expect(new Set(listed.map(([, number]) => number)).size).toBe(200);
});

test.each([0, 1, 120])('A sitemap of %s pages is valid by the schema', async (pages) => {
  const { read } = await createLoader({ pages });
  const sitemap = await read();
  expect(findSitemapSchemaProblems(sitemap)).toEqual([]);
  expect(sitemap.match(/<url>/g)).toHaveLength(Math.max(1, pages));
});

test('A sitemap without pages lists the home page of its locale', async () => {
  const { read } = await createLoader({ pages: 0 });
  expect(await read()).toContain('<url><loc>https://www.example.test/nl</loc></url>');
});

test('A sitemap has neither categories without products nor alternates to them', async () => {
  const { read } = await createLoader({
    pages: 1,
    categoriesOf: (store) =>
      ['full', 'empty'].map((name) => ({
        uid: name,
        url_path: name,
        url_suffix: '.html',
        product_count: name === 'empty' || store === 'us_en' ? 0 : 3,
      })),
  });
  const xml = String(await read());
  expect(xml).toContain('<loc>https://www.example.test/nl/full.html</loc>');
  expect(xml).toContain('hreflang="en" href="https://www.example.test/en/full.html"');
  expect(xml).not.toContain('/en-US/full.html');
  expect(xml).not.toContain('empty.html');
});

test('CANONICAL_LOWER_CASE changes the pages of a sitemap and their alternates, but not the locale', async () => {
  const { read } = await createLoader({
    pages: 1,
    isLowerCase: true,
    categoriesOf: () => [{ uid: 'a', url_path: 'Lampen', url_suffix: '.HTML', product_count: 1 }],
  });
  const xml = String(await read());
  expect(xml).toContain('<loc>https://www.example.test/nl/lamp-0</loc>');
  expect(xml).toContain('<loc>https://www.example.test/nl/lampen.html</loc>');
  expect(xml).toContain('hreflang="en-US" href="https://www.example.test/en-US/lampen.html"');
});

test('A sitemap aborts if a list fails while it is streamed', async () => {
  const { read } = await createLoader({ pages: 200, brokenList: 3 });
  await expect(read()).rejects.toThrow('could not list pages, page 3');
});

test('A sitemap is unavailable while the content system is down', async () => {
  const { read } = await createLoader({ pages: 10, brokenList: 1 });
  expect(await read()).toBe('unavailable');
});

test('A sitemap is unavailable while the shop is down, because search engines would remove its products from their index', async () => {
  const { read } = await createLoader({ pages: 10, isShopDown: true });
  expect(await read()).toBe('unavailable');
});
