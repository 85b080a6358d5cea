import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryPath, readCatalogue, resolveTexts } from '#embedded/catalogue';
import { isIndexed, locales } from '#site/i18n/locale';
import { findJsonLdProblems } from '../../../journeys/crawl/json-ld-rules.ts';
import { parseHtml } from '../../../parse-html.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
  await site.warmUpAddresses();
});
afterAll(() => site.stop());

const ORIGIN = 'https://www.example.test';

/** The alternates of each visited page by language tag. */
const alternates = new Map<string, ReadonlyMap<string, string>>();

async function visit(path: string) {
  const response = await site.get(path);
  const document = parseHtml(await response.text());
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  const tags = links.map(
    (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
  );
  if (response.status === 200) alternates.set(ORIGIN + path, new Map(tags));
  return { status: response.status, document };
}

const { categories, products } = readCatalogue('site/embedded/catalogue');
const catalogueSize = categories.length + products.length;

test.each(locales)(
  'Every category and product has a page and an entry in the sitemap in $code',
  async (locale) => {
    const { code } = locale;
    const sitemap = await (await site.get(`/${code}/sitemap.xml`)).text();
    const check = async (path: string, name: string, type: RegExp) => {
      const { status, document } = await visit(path);
      expect([status, document.querySelector('h1')?.textContent], name).toEqual([200, name]);
      expect(sitemap.includes(`<loc>${ORIGIN}${path}</loc>`), path).toBe(isIndexed(locale));
      expect(findJsonLdProblems({ address: path, document }), path).toEqual([]);
      expect(document.querySelector('[type="application/ld+json"]')?.textContent, path).toMatch(type);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(ORIGIN + path);
    };
    for (const category of categories) {
      const { name } = resolveTexts(category.texts, locale);
      await check(`/${code}/${categoryPath(category, categories, locale)}.html`, name, /"ItemList"/);
    }
    for (const { texts } of products) {
      const { name, slug } = resolveTexts(texts, locale);
      await check(`/${code}/${slug}.html`, name, /"@type":"Product(?:Group)?","@id"/);
    }
  },
);

test('Every page of the shop names its page in each indexed locale, and these pages name it', () => {
  const indexed = [...alternates].filter(([url]) => !url.startsWith(`${ORIGIN}/fr/`));
  expect(indexed.length).toBeGreaterThanOrEqual(catalogueSize * 7);
  for (const [url, links] of indexed) {
    // Seven indexed locales and `x-default`.
    expect(links.size, url).toBe(8);
    for (const [tag, target] of links)
      expect([...(alternates.get(target)?.values() ?? [])], `${url} → ${tag}`).toContain(url);
  }
});

test('The locale switch of a product leads to the same product', async () => {
  const { document } = await visit('/nl/lantaarn-hoeve-31.html');
  const hrefOf = (code: string) =>
    document.querySelector(`header a[data-locale="${code}"]`)?.getAttribute('href') ?? '';
  const lantern = products.find(({ sku }) => sku === 'VV-HOEVE-31');
  if (!lantern) throw new Error('The catalogue has no lantern.');
  for (const locale of locales) {
    const { slug } = resolveTexts(lantern.texts, locale);
    expect(hrefOf(locale.code)).toBe(`/${locale.code}/${slug}.html`);
  }
});

test('A category shows its products with their prices in the currency of the locale', async () => {
  const { document } = await visit('/nl/lampen.html');
  const card = document.querySelector('article');
  expect(card?.querySelector('a')?.getAttribute('href')).toMatch(/^\/nl\/[\w-]+\.html$/);
  expect(card?.textContent).toContain('€');
});

test('A former address redirects to the product with the status that the shop names', async () => {
  const response = await site.get('/nl/oude-lantaarn.html');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/nl/lantaarn-hoeve-31.html']);
});

test('A path that neither the content system nor the shop has is a 404', async () => {
  expect((await visit('/nl/bestaat-niet.html')).status).toBe(404);
});

test('Pictures of products come through the image endpoint, without the address of the shop', async () => {
  const { document } = await visit('/nl/lantaarn-hoeve-31.html');
  const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src') ?? '');
  expect(sources.length).toBeGreaterThan(0);
  // Sections of the content system below the product have pictures of their own.
  const allowed = /^\/_image\/w_\d+,f_jpeg\/(?:media\/catalog\/product|assets)\//;
  for (const source of sources) expect(source).toMatch(allowed);
  expect(sources[0]).toContain('/media/catalog/product/');
  expect((await site.get(sources[0] ?? '')).status).toBe(200);
});
