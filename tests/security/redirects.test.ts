import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCaptions, readPicture, readVideo } from '#renderer/parse/assets';
import { readOwnPath } from '#renderer/parse/link';
import { localeOfSite } from '#site/i18n/locale';
import { readSiteSettings } from '#site/seo/site-settings';
import { parseHtml } from '../parse-html.ts';
import { runSite } from '../site/running-site.ts';
import { runSiteBehindProxy } from '../site/site-behind-proxy.ts';
import { type ContentPage, writePages } from './content-pages.ts';

const SITE_URL = 'https://www.example.test';
const MAX_REDIRECTS = 20;

/** Redirect targets of entries that are neither a path of the site nor an allowed origin. */
const HOSTILE_TARGETS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'https://evil.example/',
  'http://www.example.test.evil.example/',
  'https://www.example.test@evil.example/',
  'https://shop.example.test.evil.example/',
  'https://shop.example.test:8443/',
  'http://shop.example.test/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\r\nset-cookie: a=b',
  '.evil.example/x',
  '@evil.example/x',
  ':8443/x',
  'evil.example',
  '?a=1',
  '#a',
];

const hostilePages = HOSTILE_TARGETS.flatMap((redirect, number): ContentPage[] => [
  { site: 'en', slug: `hostile-${number}` },
  // A translation inherits the fields of its origin, so the page with the redirect is the translation.
  { site: 'nl', slug: `hostile-${number}`, origin: `hostile-${number}-en`, redirect },
]);

/** Pages whose redirects form loops, by slug. */
const loops: Readonly<Record<string, string>> = {
  'self-query': '/nl/self-query?a=1',
  'self-fragment': '/nl/self-fragment#a',
  'self-slash': '/nl/self-slash/',
  'self-slashes': '/nl//self-slashes',
  'self-dots': '/nl/x/../self-dots?a=1',
  'self-encoded': '/nl/self%2Dencoded',
  'self-origin': `${SITE_URL}/nl/self-origin?a=1`,
  'self-locale': '/self-locale?a=1',
  'pair-a': '/nl/pair-b',
  'pair-b': '/nl/pair-a',
  'three-a': '/nl/three-b',
  'three-b': '/nl/three-c?a=1',
  'three-c': '/nl/three-a',
  ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`long-${at}`, `/nl/long-${(at + 1) % 8}`])),
};

/** Pages with valid redirects, and the paths where they end. */
const chains: Readonly<Record<string, { readonly redirect: string; readonly end: string }>> = {
  'into-loop': { redirect: '/nl/pair-a', end: '/nl/pair-a' },
  'chain-a': { redirect: '/nl/chain-b', end: '/nl/over-ons' },
  'chain-b': { redirect: '/chain-c', end: '/nl/over-ons' },
  'chain-c': { redirect: `${SITE_URL}/nl/over-ons`, end: '/nl/over-ons' },
  'to-file': { redirect: '/assets/hero.jpg', end: '/assets/hero.jpg' },
  'to-other-locale': { redirect: '/en/about', end: '/en/about' },
  'to-shop': { redirect: 'https://shop.example.test/lamp?a=1', end: 'https://shop.example.test/lamp?a=1' },
};

const pages: readonly ContentPage[] = [
  ...hostilePages,
  ...Object.entries(loops).map(([slug, redirect]) => ({ site: 'nl' as const, slug, redirect })),
  ...Object.entries(chains).map(([slug, { redirect }]) => ({ site: 'nl' as const, slug, redirect })),
  { site: 'en', slug: 'shop' },
  { site: 'nl', slug: 'shop', origin: 'shop-en', redirect: 'https://shop.example.test/' },
  { site: 'nl', slug: 'empty', redirect: 'https://evil.example/', sections: [] },
  { site: 'nl', slug: 'dots', redirect: '/nl/..//evil.example' },
  ...Array.from({ length: 7 }, (_, at) => ({
    site: 'nl' as const,
    slug: `row-${at}`,
    redirect: `/nl/row-${at + 1}`,
  })),
  { site: 'nl', slug: 'row-7' },
];

/** The operator's rule redirects `/nl/oud/*` to `/nl/verhalen/*`. */
function redirectArticleToRule(content: string) {
  const file = join(content, 'collections/articles/nl/2025-09-05.een-sleutel.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('---\n', '---\nredirect: /nl/oud/een-sleutel\n'));
}

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  const prepare = (content: string) => {
    writePages(content, pages);
    redirectArticleToRule(content);
  };
  site = await runSite({ prepare, variables: { REDIRECT_ORIGINS: 'https://shop.example.test' } });
});
afterAll(() => site.stop());

/** Follows redirects on the site. Returns the last URL and the last response on the site. */
async function follow(path: string) {
  let url = path;
  let response = await site.get(url);
  for (let count = 0; count < MAX_REDIRECTS && response.headers.has('location'); count += 1) {
    url = response.headers.get('location') ?? '';
    if (!url.startsWith('/')) break;
    response = await site.get(url);
  }
  return { url, status: response.status };
}

describe('The redirect of an entry', () => {
  test.each(HOSTILE_TARGETS.map((target, number) => [target, `hostile-${number}`]))(
    'to %j is ignored, so the page is shown',
    async (_target, slug) => {
      const response = await site.get(`/nl/${slug}`);
      expect(response.headers.get('location')).toBeNull();
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Content of the page.');
    },
  );

  test.each(HOSTILE_TARGETS.map((target, number) => [target, `hostile-${number}`]))(
    'to %j is not in the links, alternates and payload of the page in another locale',
    async (_target, slug) => {
      const document = parseHtml(await (await site.get(`/en/${slug}`)).text());
      const hrefs = (selector: string) =>
        [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
      expect(new Set(hrefs('a[data-locale=nl]'))).toEqual(new Set([`/nl/${slug}`]));
      expect(hrefs('link[hreflang=nl]')).toEqual([`${SITE_URL}/nl/${slug}`]);
      const payload = await (await site.get(`/en/${slug}/_payload.json`)).json();
      expect(payload.localisations).toEqual({ nl: `/nl/${slug}`, en: `/en/${slug}` });
      expect(payload.head).not.toContain('evil');
    },
  );

  test('that is ignored gives a 404 if the page has no content', async () => {
    expect((await site.get('/nl/empty')).status).toBe(404);
  });

  test('that is ignored is logged once', async () => {
    const warningsOf = (slug: string) =>
      site.events.filter(({ message }) => message.includes(`/nl/${slug}:`));
    await site.get('/nl/hostile-7?utm_source=a');
    await site.get('/nl/hostile-7/_payload.json');
    await site.get('/nl/pair-a');
    await site.get('/nl/pair-a?token=x');
    expect(warningsOf('hostile-7')).toHaveLength(1);
    expect(warningsOf('hostile-7')[0]).toMatchObject({
      fields: { entry: 'hostile-7-nl', redirect: 'https://evil.example/' },
      message: expect.stringContaining('REDIRECT_ORIGINS'),
    });
    expect(warningsOf('pair-a')).toHaveLength(1);
  });

  test('is in no sitemap and no list of search results', async () => {
    const sitemap = await (await site.get('/nl/sitemap.xml')).text();
    const results = await (await site.get('/nl/zoeken?q=hostile')).text();
    for (const text of [sitemap, results]) expect(text).not.toMatch(/evil|nl\/hostile/);
  });

  test.each(Object.entries(chains))('of %s is followed to its end', async (slug, { redirect, end }) => {
    const response = await site.get(`/nl/${slug}`);
    expect(response.status).toBe(302);
    const expected = redirect.replace(SITE_URL, '').replace('/chain-c', '/nl/chain-c');
    expect(response.headers.get('location')).toBe(expected);
    expect((await follow(`/nl/${slug}`)).url).toBe(end);
  });

  test('to an allowed origin is the page’s own path in the locale switch, because only the server redirects', async () => {
    const page = await (await site.get('/en/shop')).text();
    expect(page).toContain('href="/nl/shop"');
    expect(page).not.toContain('shop.example.test');
  });

  test.each(Object.keys(loops))('in the loop of %s ends at a page', async (slug) => {
    const { url, status } = await follow(`/nl/${slug}`);
    expect([slug, status, url]).toEqual([slug, 200, `/nl/${slug}`]);
  });

  test('in a loop with a rule of the operator ends at the page', async () => {
    expect(await follow('/nl/oud/een-sleutel')).toEqual({ url: '/nl/verhalen/een-sleutel', status: 200 });
  });

  test('is followed by at most five further redirects', async () => {
    expect((await site.get('/nl/row-0')).status).toBe(200);
    expect(await follow('/nl/row-1')).toEqual({ url: '/nl/row-7', status: 200 });
  });

  test('to a path with empty segments stays on the site', async () => {
    expect((await site.get('/nl/dots')).headers.get('location')).toBe('/nl/evil.example');
    expect((await follow('/nl/dots')).status).toBe(404);
  });

  test('does not change where a form post is sent', async () => {
    const body = new URLSearchParams({ _section: 'text', _form: 'contact' });
    for (const slug of ['hostile-0', 'hostile-7', 'self-query', 'pair-a']) {
      const { status, headers } = await site.post(`/nl/${slug}`, body);
      expect([slug, status, headers.get('location')]).toEqual([slug, 409, null]);
    }
    const allowed = await site.post('/nl/to-shop', body);
    expect(allowed.headers.get('location')).toBe('https://shop.example.test/lamp?a=1');
  });
});

test('The redirect of an entry is ignored if the content system finds the entry at both paths', async () => {
  // A database that ignores case finds the entry at /nl/CASE too.
  const entry = {
    id: 'case-nl',
    locale: 'nl',
    collection: { handle: 'pages' },
    uri: '/case',
    url: '/nl/CASE',
    redirect: '/nl/CASE',
    sections: [{ id: 'hero', type: 'hero', enabled: true, heading: 'Case' }],
  };
  const proxied = await runSiteBehindProxy(({ url }) =>
    url.pathname === '/api/entries-by-uri' && /^\/case$/i.test(url.searchParams.get('uri') ?? '')
      ? { status: 200, body: JSON.stringify({ data: entry }) }
      : undefined,
  );
  for (const path of ['/nl/case', '/nl/CASE'])
    expect([path, (await proxied.get(path)).status]).toEqual([path, 200]);
});

describe('Addresses from the content system', () => {
  test.each([
    ['/', true],
    ['/nl/over-ons?a=1#b', true],
    ['/nl/één lamp', true],
    ['/nl/100%', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['/.//evil.example', false],
    ['/nl/..//evil.example', false],
    ['/nl/\ud800', false],
    ['.evil.example', false],
    ['nl/over-ons', false],
    ['', false],
  ])('readOwnPath accepts %j: %s', (path, isAccepted) => {
    expect(readOwnPath(path)).toBe(isAccepted ? path : undefined);
  });

  test.each(['/\\evil.example/a', '//evil.example/a', '/\t/evil.example/a', 'javascript:a', 'https://a b/a'])(
    'of media files are not %j',
    (url) => {
      expect(readPicture({ url: `${url}.jpg` })).toBeUndefined();
      expect(readVideo({ url: `${url}.mp4` }, 'https://www.example.test')).toBeUndefined();
      expect(readCaptions({ url: `${url}.vtt` })).toBeUndefined();
    },
  );

  test('of social profiles are http or https URLs', () => {
    const locale = localeOfSite('nl');
    if (!locale) throw new Error('Expected the Dutch locale.');
    const profilesOf = (url: string) =>
      readSiteSettings(SITE_URL, locale, 'Site', { site: { social: [{ url }] } }).company.profiles.map(
        (profile) => profile.url,
      );
    expect(profilesOf('https://social.example.test/a')).toEqual(['https://social.example.test/a']);
    for (const url of ['javascript:alert(1)', 'data:text/html,a']) expect(profilesOf(url)).toEqual([]);
  });
});
