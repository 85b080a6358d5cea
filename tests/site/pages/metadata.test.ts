import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { toAlternates } from '#site/pages/metadata';
import { parseHtml } from '../../parse-html.ts';
import { findSitemapSchemaProblems } from '../../sitemap-schema.ts';
import { runSite } from '../running-site.ts';

const site = 'https://www.example.test';
let running: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  running = await runSite();
});
afterAll(() => running.stop());

async function headOf(path: string) {
  const response = await running.get(path);
  const { head, body } = parseHtml(await response.text());
  const data = JSON.parse(head.querySelector('[type="application/ld+json"]')?.textContent ?? '{}');
  const nodes: Record<string, unknown>[] = data['@graph'] ?? [];
  return {
    response,
    head,
    body,
    meta: (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    link: (rel: string) => head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    node: (type: string) => nodes.find((node) => node['@type'] === type),
  };
}

test('A page below another page has breadcrumbs as HTML and as JSON-LD', async () => {
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

test('The questions of a page are in its FAQPage JSON-LD', async () => {
  const { node } = await headOf('/nl/contact');
  expect(node('FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Waar vind ik het nummer van mijn lamp?' }, {}, {}],
  });
  expect((await headOf('/nl/verhalen/een-sleutel')).node('FAQPage')).toBeUndefined();
});

test('An article has Article JSON-LD with date and picture', async () => {
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

test('French pages have noindex and are no alternate of other pages', async () => {
  const french = await headOf('/fr/contact');
  expect(french.meta('robots')).toBe('noindex, nofollow');
  expect(french.response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(french.head.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(0);

  const { head } = await headOf('/nl/contact');
  const languages = [...head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) =>
    link.getAttribute('hreflang'),
  );
  expect(languages).toEqual(['nl', 'en', 'de', 'en-GB', 'en-US', 'en-CA', 'fr-CA', 'x-default']);
});

test('The canonical URL of a page omits tracking parameters', async () => {
  expect((await headOf('/nl/contact?utm_source=brief&page=2')).link('canonical')).toBe(`${site}/nl/contact`);
});

test('With CANONICAL_LOWER_CASE, the alternates of a page are canonical URLs too', () => {
  const paths = { nl: '/nl/Over-Ons', en: '/en/About-Us', 'en-UK': '/en-UK/About-Us' };
  const alternates = toAlternates(paths, site, { parameters: undefined, isLowerCase: true });
  expect(alternates.map(({ url }) => url)).toEqual([
    `${site}/nl/over-ons`,
    `${site}/en/about-us`,
    `${site}/en-UK/about-us`,
    `${site}/en/about-us`,
  ]);
});

test.each([
  [false, '/nl/caf%C3%A9?page=2&topic=m%C3%A9tal', '/en/Stories?topic=Craft'],
  [true, '/nl/caf%C3%A9?page=2&topic=m%C3%A9tal', '/en/stories?topic=craft'],
])('The alternates of a list with a query are escaped once (in lower case: %s)', (isLowerCase, nl, en) => {
  const paths = { nl: '/nl/café?topic=m%C3%A9tal&page=2', en: '/en/Stories?topic=Craft' };
  const alternates = toAlternates(paths, site, { parameters: undefined, isLowerCase });
  expect(alternates.map(({ url }) => url)).toEqual([site + nl, site + en, site + en]);
});

test('An error page has status and message as its title, and no social metadata', async () => {
  const { head, response, meta } = await headOf('/nl/bestaat-niet');
  expect(response.status).toBe(404);
  expect(head.querySelector('title')?.textContent).toBe('404, Pagina niet gevonden: /nl/bestaat-niet');
  expect(meta('og:title')).toBeUndefined();
});

test.each([
  ['/NL/contact', '/nl/contact'],
  ['/en-us/contact', '/en-US/contact'],
  ['/EN-UK//contact/?a=1', '/en-UK/contact?a=1'],
  ['/nl/', '/nl'],
])('%s redirects permanently to %s', async (path, target) => {
  const response = await running.get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

test('A moved page redirects to its new URL and keeps the query', async () => {
  const response = await running.get('/nl/oud/e%C3%A9n-sleutel?utm_source=brief');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/nl/verhalen/e%C3%A9n-sleutel?utm_source=brief');
});

test('The sitemap of a locale lists its pages with their localisations', async () => {
  const response = await running.get('/nl/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/xml/);
  const parsed = new JSDOM(await response.text(), { contentType: 'application/xml' }).window.document;
  const pages = [...parsed.querySelectorAll('url')];
  const urls = pages.map((page) => page.querySelector('loc')?.textContent);
  expect(urls).toContain(`${site}/nl`);
  expect(urls).toContain(`${site}/nl/verhalen/een-sleutel`);
  const about = pages.find((page) => page.querySelector('loc')?.textContent === `${site}/nl/over-ons`);
  expect(about?.querySelector('[hreflang="en-GB"]')?.getAttribute('href')).toBe(`${site}/en-UK/about`);
  expect(about?.querySelector('[hreflang="fr"]')).toBeNull();
  expect(about?.querySelector('lastmod')?.textContent).toMatch(/^20\d\d-/);
});

test.each(locales.map(({ code }) => code))('The sitemap of %s is valid by the schema', async (code) => {
  const sitemap = await (await running.get(`/${code}/sitemap.xml`)).text();
  expect(findSitemapSchemaProblems(sitemap)).toEqual([]);
});

test('The sitemap of an unindexed locale lists only its home page, and a missing part is a 404', async () => {
  const sitemap = await (await running.get('/fr/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url)).toEqual([`${site}/fr`]);
  const home = await running.get('/fr');
  expect(home.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await running.get('/fr/sitemap.xml?part=1')).status).toBe(200);
  expect((await running.get('/fr/sitemap.xml?part=2')).status).toBe(404);
  expect((await running.get('/nl/sitemap.xml?part=2')).status).toBe(404);
  expect((await running.get('/nl/sitemap.xml?part=x')).status).toBe(404);
  expect((await running.get('/xx/sitemap.xml')).status).toBe(404);
});

test('robots.txt lists the sitemaps', async () => {
  expect(await (await running.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/de/sitemap.xml`);
});

test('Search results are neither cached nor indexed', async () => {
  const { response, meta, body } = await headOf('/nl/zoeken?q=sleutel');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(meta('robots')).toBe('noindex, nofollow');
  expect(body.querySelector('main ol a')?.getAttribute('href')).toBe('/nl/verhalen/een-sleutel');
  expect((await headOf('/nl/zoeken')).meta('robots')).toBe('index, follow');
});

test('A preview shows a banner with an exit link and keeps its query in links', async () => {
  const { response, body, meta } = await headOf(
    '/nl/over-ons/materiaal-en-zorg?preview=true&token=preview-secret',
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(meta('robots')).toBe('noindex, nofollow');
  const banner = body.querySelector('aside');
  expect(banner?.textContent).toContain('Voorbeeld');
  const exit = [...(banner?.querySelectorAll('a') ?? [])].at(-1);
  expect(exit?.getAttribute('href')).toBe('/nl/over-ons/materiaal-en-zorg');

  const pages = [...body.querySelectorAll('a[href^="/"]')].filter((link) => !banner?.contains(link));
  const withoutQuery = pages
    .map((link) => link.getAttribute('href'))
    .filter((href) => !href?.includes('?preview=true&token=preview-secret'));
  expect(withoutQuery).toEqual([]);
  const external = [...body.querySelectorAll('a[href^="http"]')].map((link) => link.getAttribute('href'));
  expect(external.filter((href) => href?.includes('preview-secret'))).toEqual([]);
});

test('A published page has no preview banner and no preview query in links', async () => {
  const { body } = await headOf('/nl/over-ons?preview=true');
  expect(body.querySelector('aside')).toBeNull();
  expect(body.querySelector('a[href*="preview"]')).toBeNull();
});

test('A 404 page has a search form and popular terms', async () => {
  const { body } = await headOf('/de/gibt-es-nicht');
  expect(body.querySelector('main form')?.getAttribute('action')).toBe('/de/suchen');
  expect(body.querySelector('main a[href="/de/suchen?q=Opalglas"]')).not.toBeNull();
});
