import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from '../running-site.ts';

const site = 'https://www.example.test';
let running: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  running = await runSite();
});
afterAll(() => running.stop());

async function headOf(path: string) {
  const answer = await running.get(path);
  const { head, body } = new JSDOM(await answer.text()).window.document;
  const data = JSON.parse(head.querySelector('[type="application/ld+json"]')?.textContent ?? '{}');
  const nodes: Record<string, unknown>[] = data['@graph'] ?? [];
  return {
    answer,
    head,
    body,
    meta: (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    link: (rel: string) => head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    node: (type: string) => nodes.find((node) => node['@type'] === type),
  };
}

test('a page below another one tells the way to it, to people and to search engines', async () => {
  const { body, node } = await headOf('/nl/over-ons/materiaal-en-zorg');
  const crumbs = body.querySelector('nav[aria-label="Kruimelpad"]');
  expect([...(crumbs?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Veld & Vonk',
    'Over ons',
    'Materiaal en zorg',
  ]);
  expect(node('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { item: `${site}/nl` },
      { item: `${site}/nl/over-ons`, name: 'Over ons' },
      { item: `${site}/nl/over-ons/materiaal-en-zorg` },
    ],
  });
});

test('questions that a page shows are told with their answers', async () => {
  const { node } = await headOf('/nl/contact');
  expect(node('FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Waar vind ik het nummer van mijn lamp?' }, {}, {}],
  });
  expect((await headOf('/nl/verhalen/een-sleutel')).node('FAQPage')).toBeUndefined();
});

test('a story is an article with its date and picture', async () => {
  const { node, meta } = await headOf('/nl/verhalen/een-sleutel');
  expect(node('Article')).toMatchObject({
    headline: 'Eén sleutel',
    datePublished: expect.stringMatching(/^2025-09-0[45]/),
    image: expect.stringMatching(/^https:\/\/www\.example\.test\/_image\/w_1080,f_jpeg\/assets\//),
    inLanguage: 'nl',
  });
  expect(meta('og:type')).toBe('article');
  expect(meta('og:image')).toMatch(/_image/);
});

test('French pages are not indexed, and no translation leads search engines to them', async () => {
  const french = await headOf('/fr/contact');
  expect(french.meta('robots')).toBe('noindex, nofollow');
  expect(french.answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(french.head.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(0);

  const { head } = await headOf('/nl/contact');
  const named = [...head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) =>
    link.getAttribute('hreflang'),
  );
  expect(named).toEqual(['nl', 'en', 'de', 'en-GB', 'en-US', 'en-CA', 'fr-CA', 'x-default']);
});

test('a tracked address names the plain one as its own', async () => {
  expect((await headOf('/nl/contact?utm_source=brief&page=2')).link('canonical')).toBe(`${site}/nl/contact`);
});

test('an error is titled by its status and message, and shared with nobody', async () => {
  const { head, answer, meta } = await headOf('/nl/bestaat-niet');
  expect(answer.status).toBe(404);
  expect(head.querySelector('title')?.textContent).toBe('404, Pagina niet gevonden');
  expect(meta('og:title')).toBeUndefined();
});

test.each([
  ['/NL/contact', '/nl/contact'],
  ['/en-us/contact', '/en-US/contact'],
  ['/EN-UK//contact/?a=1', '/en-UK/contact?a=1'],
  ['/nl/', '/nl'],
])('%s is led to %s for good', async (path, tidy) => {
  const answer = await running.get(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(tidy);
});

test('an address that is no page any more leads to the one that is, with its query', async () => {
  const answer = await running.get('/nl/oud/e%C3%A9n-sleutel?utm_source=brief');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/nl/verhalen/e%C3%A9n-sleutel?utm_source=brief');
});

test('the sitemap of a locale lists its pages with their translations', async () => {
  const answer = await running.get('/nl/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  const parsed = new JSDOM(await answer.text(), { contentType: 'application/xml' }).window.document;
  const pages = [...parsed.querySelectorAll('url')];
  const addresses = pages.map((page) => page.querySelector('loc')?.textContent);
  expect(addresses).toContain(`${site}/nl`);
  expect(addresses).toContain(`${site}/nl/verhalen/een-sleutel`);
  const about = pages.find((page) => page.querySelector('loc')?.textContent === `${site}/nl/over-ons`);
  expect(about?.querySelector('[hreflang="en-GB"]')?.getAttribute('href')).toBe(`${site}/en-UK/about`);
  expect(about?.querySelector('[hreflang="fr"]')).toBeNull();
  expect(about?.querySelector('lastmod')?.textContent).toMatch(/^20\d\d-/);
});

test('the sitemap of a locale that is not indexed is empty; parts that are not there are not found', async () => {
  expect(await (await running.get('/fr/sitemap.xml')).text()).not.toContain('<url>');
  expect((await running.get('/nl/sitemap.xml?part=2')).status).toBe(404);
  expect((await running.get('/nl/sitemap.xml?part=x')).status).toBe(404);
  expect((await running.get('/xx/sitemap.xml')).status).toBe(404);
});

test('robots.txt names the sitemaps', async () => {
  expect(await (await running.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/de/sitemap.xml`);
});

test('results of a search are nobody’s page but the visitor’s', async () => {
  const { answer, meta, body } = await headOf('/nl/zoeken?q=sleutel');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(meta('robots')).toBe('noindex, nofollow');
  expect(body.querySelector('main ol a')?.getAttribute('href')).toBe('/nl/verhalen/een-sleutel');
  expect((await headOf('/nl/zoeken')).meta('robots')).toBe('index, follow');
});

test('an editor who looks at drafts is told so, led out, and keeps what opens them from page to page', async () => {
  const { answer, body, meta } = await headOf(
    '/nl/over-ons/materiaal-en-zorg?preview=true&token=preview-secret',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(meta('robots')).toBe('noindex, nofollow');
  const banner = body.querySelector('aside');
  expect(banner?.textContent).toContain('Voorbeeld');
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/nl/over-ons/materiaal-en-zorg');

  const pages = [...body.querySelectorAll('a[href^="/"]')].filter((link) => !banner?.contains(link));
  const losing = pages
    .map((link) => link.getAttribute('href'))
    .filter((href) => !href?.includes('?preview=true&token=preview-secret'));
  expect(losing).toEqual([]);
  const away = [...body.querySelectorAll('a[href^="http"]')].map((link) => link.getAttribute('href'));
  expect(away.filter((href) => href?.includes('preview-secret'))).toEqual([]);
});

test('a visitor sees no banner, and no link of theirs brings a query', async () => {
  const { body } = await headOf('/nl/over-ons?preview=true');
  expect(body.querySelector('aside')).toBeNull();
  expect(body.querySelector('a[href*="preview"]')).toBeNull();
});

test('a page that is not found offers search and what others look for', async () => {
  const { body } = await headOf('/de/gibt-es-nicht');
  expect(body.querySelector('main form')?.getAttribute('action')).toBe('/de/suchen');
  expect(body.querySelector('main a[href="/de/suchen?q=Opalglas"]')).not.toBeNull();
});
