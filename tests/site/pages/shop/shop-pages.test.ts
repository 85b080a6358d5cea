import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryPath, type Product, readCatalogue, resolveTexts } from '#embedded/catalogue';
import { isIndexed, type Locale, locales } from '#site/i18n/locale';
import { decisivePrices, finalPrices } from '../../../contract/shop/demo-catalogue.ts';
import { parseElements } from '../../../html-tree.ts';
import { findJsonLdProblems } from '../../../journeys/crawl/json-ld-rules.ts';
import { parseHeadAndMain, parseHtml } from '../../../parse-html.ts';
import { SHOP_START } from '../../demo-data.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
  await site.warmUpPathIndexes();
});
afterAll(() => site.stop());

const ORIGIN = 'https://www.example.test';

/** The alternates of each visited page by language tag. */
const alternates = new Map<string, ReadonlyMap<string, string>>();

async function visit(path: string) {
  const response = await site.get(path);
  const html = await response.text();
  const document = parseHeadAndMain(html);
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  const tags = links.map(
    (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
  );
  if (response.status === 200) alternates.set(ORIGIN + path, new Map(tags));
  return { status: response.status, document, html };
}

const { categories, products } = readCatalogue('site/embedded/catalogue');

const breadcrumb = v.object({
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.array(v.object({ name: v.string(), item: v.string() })),
});
const offer = v.object({
  sku: v.string(),
  offers: v.object({ price: v.number(), priceCurrency: v.string(), availability: v.string() }),
});
const singleProduct = v.pipe(
  v.object({ '@type': v.literal('Product'), ...offer.entries }),
  v.transform(({ sku, offers }) => ({ sku, offers })),
);
const productGroup = v.object({ '@type': v.literal('ProductGroup'), hasVariant: v.array(offer) });

/** The JSON-LD nodes of a page that match a schema. */
function nodesOf<Schema extends v.GenericSchema>(document: Document, schema: Schema) {
  const json = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
  const { '@graph': nodes } = v.parse(v.object({ '@graph': v.array(v.unknown()) }), JSON.parse(json));
  return nodes.flatMap((node): v.InferOutput<Schema>[] => {
    const result = v.safeParse(schema, node);
    return result.success ? [result.output] : [];
  });
}

/** The amount of the last price in an element: the reduced one, if there is one. */
function lastPriceIn(element: Element | null): number | undefined {
  const value = [...(element?.querySelectorAll('data') ?? [])].at(-1)?.getAttribute('value');
  return value == null ? undefined : Number(value);
}

const pricesOf = (product: Product, { magentoSessionId }: Locale) =>
  finalPrices(product, magentoSessionId, SHOP_START);

/** The offers of a product in a locale, as an editor reads them from the files. */
function offersOf(product: Product, locale: Locale): v.InferOutput<typeof offer>[] {
  const prices = pricesOf(product, locale);
  return product.variants.map(({ sku, stock }, index) => ({
    sku,
    offers: {
      price: prices[index] ?? NaN,
      priceCurrency: locale.currency,
      availability: `https://schema.org/${stock[locale.magentoSessionId] > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }));
}

function productNamed(name: string | null | undefined, locale: Locale): Product {
  const product = products.find(({ texts }) => resolveTexts(texts, locale).name === name);
  if (!product) throw new Error(`The catalogue has no product ${name}.`);
  return product;
}

const catalogueSize = categories.length + products.length;

test.each(locales)(
  'Every category and product has a page and an entry in the sitemap in $code',
  async (locale) => {
    const { code } = locale;
    const sitemap = await (await site.get(`/${code}/sitemap.xml`)).text();
    const check = async (path: string, name: string, type: RegExp) => {
      const { status, document, html } = await visit(path);
      expect([status, document.querySelector('h1')?.textContent], name).toEqual([200, name]);
      expect(sitemap.includes(`<loc>${ORIGIN}${path}</loc>`), path).toBe(isIndexed(locale));
      expect(findJsonLdProblems({ address: path, elements: parseElements(html) }), path).toEqual([]);
      expect(document.querySelector('[type="application/ld+json"]')?.textContent, path).toMatch(type);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(ORIGIN + path);
      expect(nodesOf(document, breadcrumb).at(-1)?.itemListElement.at(-1), path).toEqual({
        name,
        item: ORIGIN + path,
      });
      return document;
    };
    for (const category of categories) {
      const { name } = resolveTexts(category.texts, locale);
      const path = `/${code}/${categoryPath(category, categories, locale)}.html`;
      const document = await check(path, name, /"ItemList"/);
      for (const card of document.querySelectorAll('main article')) {
        const product = productNamed(card.querySelector('h3')?.textContent, locale);
        // A free product shows a word instead of a price.
        expect(lastPriceIn(card) ?? 0, product.sku).toBe(
          Math.min(...decisivePrices(product, locale.magentoSessionId, SHOP_START)),
        );
      }
    }
    for (const product of products) {
      const { name, slug } = resolveTexts(product.texts, locale);
      const document = await check(`/${code}/${slug}.html`, name, /"@type":"Product(?:Group)?","@id"/);
      const expected = offersOf(product, locale);
      const offers = nodesOf(document, productGroup).flatMap(({ hasVariant }) => hasVariant);
      expect([...nodesOf(document, singleProduct), ...offers], name).toEqual(expected);
      const shown =
        expected.find(({ offers: { availability } }) => availability.endsWith('InStock')) ?? expected[0];
      const head = document.querySelector('[data-section="product"]');
      // A free part shows a word instead of a price.
      expect(lastPriceIn(head) ?? 0, name).toBe(shown?.offers.price);
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
  const document = parseHtml(await (await site.get('/nl/lantaarn-hoeve-31.html')).text());
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
  // Below the product, sections of the content system have pictures from `assets`.
  const allowed = /^\/_image\/w_\d+,f_jpeg\/(?:media\/catalog\/product|assets)\//;
  for (const source of sources) expect(source).toMatch(allowed);
  expect(sources[0]).toContain('/media/catalog/product/');
  expect((await site.get(sources[0] ?? '')).status).toBe(200);
});
