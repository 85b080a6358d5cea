import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createSitemapLoader } from '#site/pages/sitemap';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import { succeeded } from '#site/services/http';
import { findSitemapSchemaProblems } from '../../sitemap-schema.ts';
import { createRecordingLog, sendJson, startOrigin } from '../origin.ts';

const [nl] = locales;
const PAGE_SIZE = 50;

/**
 * Creates a sitemap loader for a content system with Dutch pages only.
 *
 * @param brokenList number of the list page whose request fails
 */
async function createLoader({ pages, brokenList }: { pages: number; brokenList?: number }) {
  const origin = await startOrigin((response, { url }) => {
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
      url: `/nl/lamp-${first + at}`,
      uri: `/lamp-${first + at}`,
    }));
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const meta = { current_page: page, last_page: last, per_page: PAGE_SIZE, total, from: 1, to: total };
    return sendJson(response, { data, meta });
  });
  const { log } = createRecordingLog();
  const load = createSitemapLoader({
    content: createContent({ baseUrl: origin.url, log, cache: createCache({ log }) }),
    placeholderColours: async () => new Map(),
    icons: { fromSet: async () => succeeded({}), sectionIcons: async () => ({}) },
    findEntryRedirect: async () => undefined,
    log: { ...log, error: log.warn },
    siteUrl: 'https://www.example.test',
    canonical: { parameters: [], lowerCase: false },
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  const read = async (part?: number) => {
    const sitemap = await load(nl, part, new AbortController().signal);
    if (typeof sitemap === 'string') return sitemap;
    let text = '';
    for await (const chunk of sitemap) text += chunk;
    return text;
  };
  return { read };
}

test('A sitemap contains up to 50,000 pages', async () => {
  const { read } = await createLoader({ pages: 50_000 });
  const sitemap = await read();
  expect(sitemap.match(/<url>/g)).toHaveLength(50_000);
});

test('A larger sitemap is an index of parts that contain each page once', async () => {
  const { read } = await createLoader({ pages: 50_120 });
  const index = await read();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(findSitemapSchemaProblems(index)).toEqual([]);
  expect(parts).toEqual([
    'https://www.example.test/nl/sitemap.xml?part=1',
    'https://www.example.test/nl/sitemap.xml?part=2',
  ]);
  const both = (await read(1)) + (await read(2));
  const listed = [...both.matchAll(/lamp-(\d+)</g)].map(([, number]) => Number(number));
  expect(new Set(listed).size).toBe(50_120);
  expect(listed).toHaveLength(50_120);
  expect(await read(3)).toBe('not-found');
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

test('A sitemap aborts if a list fails while it is streamed', async () => {
  const { read } = await createLoader({ pages: 200, brokenList: 3 });
  await expect(read()).rejects.toThrow('could not list pages, page 3');
});

test('A sitemap is unavailable while the content system is down', async () => {
  const { read } = await createLoader({ pages: 10, brokenList: 1 });
  expect(await read()).toBe('unavailable');
});
