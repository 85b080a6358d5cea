// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { robotsTxt } from '#site/seo/robots';
import { MAX_SITEMAP_PAGES, sitemapIndex, writeSitemap } from '#site/seo/sitemap';

/** The maximum size of a sitemap (sitemaps.org). */
const MAX_SITEMAP_BYTES = 52_428_800;

async function* pages() {
  yield {
    url: 'https://www.example.test/nl?a=1&b=2',
    modified: '2026-11-20T20:00:00Z',
    alternates: [{ hreflang: 'en-GB', url: 'https://www.example.test/en-UK' }],
  };
  yield { url: 'https://www.example.test/nl/over-ons', modified: undefined, alternates: [] };
}

async function textOf(chunks: AsyncIterable<string>) {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

function parse(text: string) {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

test('A sitemap lists each page with modification date and alternates as well-formed XML', async () => {
  const parsed = parse(await textOf(writeSitemap(pages())));
  const [home, about] = parsed.querySelectorAll('url');
  expect(home?.querySelector('loc')?.textContent).toBe('https://www.example.test/nl?a=1&b=2');
  expect(home?.querySelector('lastmod')?.textContent).toBe('2026-11-20T20:00:00Z');
  expect(home?.querySelector('[hreflang="en-GB"]')?.getAttribute('href')).toBe(
    'https://www.example.test/en-UK',
  );
  expect(about?.querySelector('lastmod')).toBeNull();
});

test('A sitemap is streamed while its pages are loaded', async () => {
  const stream = writeSitemap(pages());
  await stream.next();
  const { value } = await stream.next();
  expect(value).toContain('<loc>https://www.example.test/nl?a=1&amp;b=2</loc>');
});

test('The largest sitemap stays below 50 MB when all URLs have 200 characters and eight alternates', async () => {
  const url = 'https://www.example.test/'.padEnd(200, 'a');
  const alternates = Array.from({ length: 8 }, () => ({ hreflang: 'x-default', url }));
  const page = { url, modified: '2026-11-20T20:00:00.000Z', alternates };
  const text = await textOf(writeSitemap([page]));
  expect(text.length * MAX_SITEMAP_PAGES).toBeLessThan(MAX_SITEMAP_BYTES);
});

test('A sitemap index lists the sitemaps of a large locale', () => {
  const parsed = parse(sitemapIndex(['https://www.example.test/nl/sitemap.xml?part=1&x=<']));
  expect(parsed.querySelector('sitemap loc')?.textContent).toBe(
    'https://www.example.test/nl/sitemap.xml?part=1&x=<',
  );
});

test('robots.txt lists the sitemap of every indexed locale', () => {
  const robots = robotsTxt('https://www.example.test');
  expect(robots).toContain('Sitemap: https://www.example.test/en-UK/sitemap.xml');
  expect(robots).not.toContain('/fr/sitemap.xml');
  expect(robots).toContain('Disallow: /*/_payload.json');
});
