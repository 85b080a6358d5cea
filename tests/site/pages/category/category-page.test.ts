import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShopServer } from '#embedded/shop';
import type { Payload } from '#site/protocol/payload';
import { createLargeCatalogue } from '../../../../.tools/bench/large-catalogue.ts';
import { parseHtml } from '../../../parse-html.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

let site: RunningSite;
/** The operations that the site has sent to the shop. */
const operations: (string | null)[] = [];

/** Forwards requests to the shop and records them. It adds a picture of an editor to the text of the category of lamps. */
let proxy: Server;

beforeAll(async () => {
  const startProxy = async (shopUrl: string) => {
    proxy = createServer(async ({ url = '', headers }, response) => {
      operations.push(new URL(url, shopUrl).searchParams.get('operationName'));
      const found = await fetch(shopUrl + url, { headers: { store: String(headers['store'] ?? '') } });
      response.writeHead(found.status, { 'content-type': 'application/json' });
      const picture = `<img src='http://${headers.host}/media/wysiwyg/switch.jpg'>`;
      response.end((await found.text()).replace('Op elke lamp', `${picture}Op elke lamp`));
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
    return `http://127.0.0.1:${address.port}`;
  };
  site = await runSite({ proxyShopUrl: startProxy });
});
/** The operations for the page itself, without those of the path indexes, which all pages share. */
const ownOperations = () => operations.filter((name) => !name?.endsWith('Paths'));

afterAll(async () => {
  proxy.close();
  await site.stop();
});

async function visit(path: string) {
  const response = await site.get(path);
  const location = response.headers.get('location');
  const document = parseHtml(await response.text());
  return { status: response.status, location, headers: response.headers, document };
}

const namesOf = (document: Document) =>
  [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);

describe('A category page', () => {
  test.each(['/nl/lampen.html', '/nl/potten.html', '/nl/lampen.html?filter=color:213'])(
    '%s preloads the picture of its first product',
    async (path) => {
      const { document } = await visit(path);
      const preloads = document.querySelectorAll('link[rel=preload][as=image]');
      expect(preloads).toHaveLength(1);
      const source = document.querySelector('main article picture source');
      expect(preloads[0]?.getAttribute('imagesrcset')).toBe(source?.getAttribute('srcset'));
      expect(preloads[0]?.getAttribute('imagesizes')).toBe(source?.getAttribute('sizes'));
      expect(preloads[0]?.getAttribute('type')).toBe(source?.getAttribute('type'));
    },
  );

  test('without products, like a page of content, preloads no picture', async () => {
    for (const path of ['/nl/lampen.html?filter=color:213&filter=power:243', '/nl', '/nl/sleutel.html']) {
      const { document } = await visit(path);
      expect(document.querySelector('link[rel=preload][as=image]'), path).toBeNull();
    }
  });

  test('has its text, subcategories, facets and products', async () => {
    const { document } = await visit('/nl/lampen.html');
    expect(document.querySelector('h1')?.textContent).toBe('Lampen');
    expect(document.querySelector('main header')?.textContent).toContain('Op elke lamp zit een schakelaar');
    expect(document.querySelector('nav[aria-label="Binnen Lampen"] a')?.getAttribute('href')).toBe(
      '/nl/lampen/draagbaar.html',
    );
    expect(document.querySelector('nav[aria-label="Binnen Lampen"] img')?.getAttribute('src')).toMatch(
      /^\/_image\/w_320,f_jpeg\/.+lantern-on-deck-dusk\.jpg$/,
    );
    expect(document.querySelector('main header img')?.getAttribute('src')).toBe(
      '/_image/w_1080,f_jpeg/media/wysiwyg/switch.jpg',
    );
    const form = document.querySelector('form[aria-label="Filter"]');
    expect(form?.getAttribute('action')).toBe('/nl/lampen.html');
    expect([...(form?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Kleur',
      'Materiaal',
      'Stroom',
      'Plek',
      'Tegen water en stof',
      'Prijs',
    ]);
    expect(namesOf(document).length).toBeGreaterThan(5);
  });

  test('asks the shop twice: for the route and for the page', async () => {
    operations.length = 0;
    await visit('/de/leuchten.html');
    expect(ownOperations()).toEqual(['Route', 'CategoryPage']);
    operations.length = 0;
    await visit('/de/leuchten/tragbar.html?filter=color%3A211&sort=price%3Aasc');
    expect(ownOperations()).toEqual(['Route', 'CategoryPage']);
  });

  test('asks the shop once for another choice, and only for its list', async () => {
    await visit('/fr/lampes.html');
    operations.length = 0;
    const { document } = await visit('/fr/lampes.html?filter=color%3A211');
    expect(document.querySelector('h1')?.textContent).toBe('Lampes');
    expect(ownOperations()).toEqual(['ChosenList']);
  });

  test('is in the page cache', async () => {
    await visit('/nl/textiel.html');
    operations.length = 0;
    const { status, headers } = await visit('/nl/textiel.html');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
    expect(ownOperations()).toEqual([]);
  });
});

describe('A filtered list', () => {
  const path = '/nl/lampen.html?filter=color%3A213';

  test('has only the products of the choice, in the chosen colour', async () => {
    const { document } = await visit(path);
    const all = await visit('/nl/lampen.html');
    expect(namesOf(document).length).toBeGreaterThan(0);
    expect(namesOf(document).length).toBeLessThan(namesOf(all.document).length);
    for (const link of document.querySelectorAll('article h3 a'))
      expect(link.getAttribute('href')).toMatch(/^\/nl\/[\w-]+\.html\?variant=VV-[\w-]+-CLAY$/);
    expect(document.querySelector('input[value="color:213"]')?.hasAttribute('checked')).toBe(true);
    const chosenValue = document.querySelector('ul[aria-label="Je keuze"] a');
    expect([chosenValue?.textContent, chosenValue?.getAttribute('href')]).toEqual([
      'Klei',
      '/nl/lampen.html',
    ]);
  });

  test('is not indexed, and its canonical URL is that of the whole list', async () => {
    const { document, headers } = await visit(path);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/nl\/lampen\.html$/,
    );
    const whole = await visit('/nl/lampen.html');
    expect(whole.headers.get('x-robots-tag')).toBeNull();
  });

  test('does not enter the page cache', async () => {
    await visit('/nl/lampen.html');
    const { entries } = site.pageCacheUsage();
    const { headers } = await visit(path);
    await visit('/nl/lampen.html?sort=price%3Aasc');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(site.pageCacheUsage().entries).toBe(entries);
  });

  test('marks a product without stock, which the facet for stock omits', async () => {
    const all = await visit('/nl/zitten.html');
    const stool = [...all.document.querySelectorAll('article')].find(
      (card) => card.querySelector('h3')?.textContent === 'Kruk Tol',
    );
    expect(stool?.textContent).toContain('Uitverkocht');
    const inStock = await visit('/nl/zitten.html?filter=in_stock%3A1');
    expect(namesOf(inStock.document)).toEqual(namesOf(all.document).filter((name) => name !== 'Kruk Tol'));
  });

  test('shows a facet whose only value all products have if the URL chooses it', async () => {
    const toggle = 'form[aria-label=Filter] [name=filter][value="in_stock:1"]';
    const chosen = await visit('/nl/lampen.html?filter=in_stock%3A1');
    expect(chosen.document.querySelector(toggle)?.hasAttribute('checked')).toBe(true);
    const { document } = await visit('/nl/lampen.html');
    expect(document.querySelector(toggle)).toBeNull();
    expect(namesOf(chosen.document)).toEqual(namesOf(document));
  });

  test('without products offers the whole list', async () => {
    const { status, document } = await visit('/nl/lampen.html?filter=color%3A213&filter=power%3A243');
    expect(status).toBe(200);
    expect(namesOf(document)).toEqual([]);
    expect(document.querySelector('main a[href="/nl/lampen.html"]')).not.toBeNull();
  });
});

describe('The payload of a list', () => {
  const payloadOf = async (query: string): Promise<Payload> =>
    (await site.get(`/nl/lampen.html/_payload.json?filter=color%3A211${query}`)).json();
  const screenOf = ({ sections }: Payload) => sections.find(({ type }) => type === 'category');

  test('has no HTML of the screen that the browser shows, and everything else', async () => {
    const [whole, update] = [await payloadOf(''), await payloadOf('&shown=category')];
    expect(screenOf(whole)?.html).toMatch(/^<section data-section="category"/);
    expect(screenOf(update)).toEqual({ ...screenOf(whole), html: '' });
    expect({ ...update, sections: [] }).toEqual({ ...whole, sections: [] });
  });

  test.each(['search', 'toString', 'Category'])('is complete for the screen “%s”', async (shown) => {
    expect(await payloadOf(`&shown=${shown}`)).toEqual(await payloadOf(''));
  });
});

describe('The nearest valid list', () => {
  test.each([
    ['an unknown facet', '?filter=shoe_size:44', ''],
    ['an unknown value', '?filter=color:999&filter=color:213', '?filter=color%3A213'],
    ['a value that is no value', '?filter=color:<script>', ''],
    ['another category', '?filter=category_uid:MTI=', ''],
    ['“not in stock”', '?filter=in_stock:0', ''],
    ['a price range without bounds', '?filter=price:*_*', ''],
    ['an unknown order', '?sort=shoe_size:asc', ''],
    ['an order without a direction', '?sort=price', ''],
    ['a second notation', '?filter=power:241&filter=color:213', '?filter=color%3A213&filter=power%3A241'],
    ['a page beyond the filtered list', '?filter=color:213&page=99', '?filter=color%3A213'],
    [
      'a page of a list without products',
      '?filter=color:213&filter=power:243&page=5',
      '?filter=color%3A213&filter=power%3A243',
    ],
    ['an unknown facet, an order and a page', '?filter=size:1&sort=price:asc&page=7', ''],
  ])('of %s is found by redirects', async (_what, search, expected) => {
    let location = `/nl/lampen.html${search}`;
    let status = 0;
    for (let step = 0; step < 4; step += 1) {
      const response = await visit(location);
      ({ status } = response);
      if (status !== 302) break;
      location = response.location ?? '';
    }
    expect([status, location]).toEqual([200, `/nl/lampen.html${expected}`]);
  });

  test.each(['0', '-1', 'abc', '99999', '1.5'])('of page %s is the first page', async (page) => {
    const { status, location } = await visit(`/nl/lampen.html?page=${page}`);
    expect([status, location]).toEqual([302, '/nl/lampen.html']);
  });

  test('of a page beyond the last one does not exist', async () => {
    expect((await visit('/nl/lampen.html?page=99')).status).toBe(404);
  });

  test('of a form without a choice is the whole list', async () => {
    const { document } = await visit('/nl/lampen.html?filter=&sort=');
    expect(namesOf(document).length).toBeGreaterThan(5);
  });
});

test('Prices, facets and sort orders are in the language and the currency of the locale', async () => {
  const { document } = await visit('/en-US/lamps.html');
  expect(document.querySelector('article')?.textContent).toMatch(/\$\d/);
  expect(document.querySelector('main')?.textContent).toContain('Prices do not include sales tax.');
  expect(document.querySelector('summary')?.textContent).toBe('Color');
  const german = await visit('/de/leuchten.html');
  expect(german.document.querySelector('select option:nth-child(3)')?.textContent).toBe('Preis, aufsteigend');
});

describe('A long and hostile catalogue', () => {
  const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  let long: RunningSite;
  let shop: Awaited<ReturnType<typeof startShopServer>>;
  const directory = mkdtempSync(join(tmpdir(), 'shop-'));

  beforeAll(async () => {
    const catalogue = createLargeCatalogue(120);
    const hostile = <Text extends { name?: string | undefined; intro?: string | undefined }>(text: Text) => ({
      ...text,
      name: `${HOSTILE} ${text.name}`,
    });
    const products = catalogue.products.map((product) => ({
      ...product,
      texts: { ...product.texts, nl: hostile(product.texts.nl) },
    }));
    const categories = catalogue.categories.map((category) => ({
      ...category,
      texts: { ...category.texts, nl: { ...category.texts.nl, intro: HOSTILE } },
    }));
    shop = await startShopServer({
      directory,
      catalogue: { fingerprint: () => 'long', read: () => ({ ...catalogue, products, categories }) },
      mediaDirectory: 'site/statamic/public/assets',
      port: 0,
    });
    long = await runSite({ proxyShopUrl: async () => shop.url });
    await long.warmUpPathIndexes();
  });
  afterAll(async () => {
    await long.stop();
    await shop.close();
    rmSync(directory, { recursive: true, force: true });
  });

  async function visitLong(path: string) {
    const response = await long.get(path);
    return { response, document: parseHtml(await response.text()) };
  }

  test('has pages of 24 products that are indexed, cached and linked', async () => {
    const first = await visitLong('/nl/lampen.html');
    const second = await visitLong('/nl/lampen.html?page=2');
    expect(namesOf(first.document)).toHaveLength(24);
    expect(namesOf(second.document).length).toBeGreaterThan(0);
    const all = [...namesOf(first.document), ...namesOf(second.document)];
    expect(new Set(all).size).toBe(all.length);
    expect(first.document.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/nl/lampen.html?page=2');
    expect(second.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/nl\/lampen\.html\?page=2$/,
    );
    // Page 2 has no alternates, because the same page of another locale may contain other products.
    expect(second.document.querySelector('link[rel=alternate][hreflang]')).toBeNull();
    expect(second.response.headers.get('x-robots-tag')).toBeNull();
    expect(second.response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(second.document.title).toMatch(/^Lampen, pagina 2/);
  });

  test('links to the same page in the locales of its website, and to the first page in others', async () => {
    const { document } = await visitLong('/nl/lampen.html?page=2');
    const hrefOf = (code: string) =>
      document.querySelector(`footer a[data-locale="${code}"]`)?.getAttribute('href');
    expect(hrefOf('nl')).toBe('/nl/lampen.html?page=2');
    expect(hrefOf('de')).toBe('/de/leuchten.html?page=2');
    expect(hrefOf('en-US')).toBe('/en-US/lamps.html');
  });

  test('shows HTML in names as text, and no script of a description', async () => {
    for (const path of ['/nl/lampen.html', '/nl/lampen.html?filter=color%3A213&sort=name%3Aasc']) {
      const { response, document } = await visitLong(path);
      expect(response.status).toBe(200);
      expect(namesOf(document)[0]).toContain('<script>alert(1)</script>');
      expect(document.querySelector('main [onerror], main img[src="x"]')).toBeNull();
      const scripts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent.trim());
      expect(scripts).not.toContain('alert(1)');
    }
  });
});
