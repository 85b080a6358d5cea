import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const html = async (path: string, headers?: Readonly<Record<string, string>>) =>
  (await site.get(path, headers)).text();

describe('The locale', () => {
  test.each([
    ['/', { 'accept-language': 'de-AT,de;q=0.9' }, '/de'],
    ['/', { 'accept-language': 'de', cookie: 'locale=fr-CA' }, '/fr-CA'],
    ['/', {}, '/en-US'],
    ['/contact?a=1', { 'accept-language': 'nl' }, '/nl/contact?a=1'],
    ['/elsewhere.test/x', { 'accept-language': 'nl' }, '/nl/elsewhere.test/x'],
  ])('of %s with %j redirects to %s', async (path, headers, location) => {
    const response = await site.get(path, headers);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });

  test.each(locales.map((locale) => [locale.code, locale] as const))(
    'prefix %s is used without a redirect',
    async (code, locale) => {
      const response = await site.get(`/${code}`, { 'accept-language': 'ja', cookie: 'locale=nl' });
      expect(response.status).toBe(200);
      const document = await response.text();
      expect(document).toContain(`<html lang="${locale.hreflang}"`);
      expect(document).toContain(`rel="canonical" href="https://www.example.test/${code}"`);
      expect(document.match(/<h1/g)).toHaveLength(1);
    },
  );

  test('is stored in a cookie for a year, once', async () => {
    const first = await site.get('/de');
    expect(first.headers.get('set-cookie')).toBe('locale=de; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
    expect((await site.get('/de', { cookie: 'locale=de' })).headers.get('set-cookie')).toBeNull();
  });

  test('is not added to a missing file, which returns a plain 404 without a log line (§8)', async () => {
    const response = await site.get('/wp-login.php');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe('Page not found: /wp-login.php');
    expect(site.events.filter(({ message }) => message.includes('wp-login'))).toEqual([]);
  });
});

describe('A path that is not canonical', () => {
  test.each([
    ['/nl/', '/nl'],
    ['/nl/over-ons/?a=1', '/nl/over-ons?a=1'],
    ['/nl//over-ons', '/nl/over-ons'],
    ['/nl//elsewhere.test//', '/nl/elsewhere.test'],
    ['//elsewhere.test/x', '/elsewhere.test/x'],
  ])('%s redirects to %s', async (path, location) => {
    const response = await site.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });
});

describe('Metadata', () => {
  test('lists all localisations of a page by language tag, including itself', async () => {
    const document = await html('/en-UK/about');
    expect(document).toContain(
      'rel="alternate" hreflang="en-GB" href="https://www.example.test/en-UK/about"',
    );
    expect(document).toContain('rel="alternate" hreflang="de" href="https://www.example.test/de/ueber-uns"');
    expect(document).toContain('rel="alternate" hreflang="x-default"');
    // Seven indexed locales and x-default.
    expect(document.match(/rel="alternate" hreflang/g)).toHaveLength(8);
  });

  test('contains noindex for fr but not for fr-CA', async () => {
    expect(await html('/fr')).toContain('<meta data-page name="robots" content="noindex, nofollow">');
    expect(await html('/fr-CA')).toContain('<meta data-page name="robots" content="index, follow">');
  });

  test('has a canonical URL without the query', async () => {
    expect(await html('/nl/over-ons?utm_source=x')).toContain(
      'rel="canonical" href="https://www.example.test/nl/over-ons"',
    );
  });
});

describe('A missing page', () => {
  test.each(['/nl/bestaat-niet', '/nl/%E0%A4%A', '/nl/a/b/c/d/e'])(
    '%s returns status 404 and a page in the locale’s language',
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      const document = await response.text();
      expect(document).toContain(`<title data-page>404, Pagina niet gevonden: ${path}</title>`);
      expect(document).toContain('Hoofdmenu');
      expect(document).not.toMatch(/at \w+ \(.*:\d+:\d+\)/);
    },
  );

  test('also has a payload with status 404, so the browser loads the document', async () => {
    expect((await site.get('/nl/bestaat-niet/_payload.json')).status).toBe(404);
  });
});

describe('A document', () => {
  test('allows only the inline script whose hash the policy contains', async () => {
    const response = await site.get('/nl');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(policy.split(';').find((rule) => rule.includes('script-src'))).not.toContain('unsafe');
    const inline = (await response.text()).match(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[^<]/g);
    expect(inline).toHaveLength(1);
  });

  test('is compressed with brotli, and returns 304 for a matching ETag', async () => {
    const response = await site.get('/nl', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const etag = response.headers.get('etag') ?? '';
    for (const known of [etag, `W/"another", ${etag}`])
      expect((await site.get('/nl', { 'if-none-match': known })).status).toBe(304);
    expect((await site.get('/nl', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  test.each([
    ['br', 'br'],
    ['gzip;q=1, BR;q=0.5', 'br'],
    ['br;q=0, gzip', null],
    ['br; q=0.000', null],
    ['xbr, brotli', null],
    ['', null],
  ])('for a browser that accepts the encodings "%s" has the encoding %s', async (accepted, encoding) => {
    const response = await site.get('/nl', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });

  test.each(['/nl', '/nl/bestaat-niet', '/nl/zoeken?q=lamp'])(
    'has the same content compressed and uncompressed at %s, also if no cache has it',
    async (path) => {
      const compressed = await site.get(path, { 'accept-encoding': 'br' });
      expect(compressed.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(await html(path));
    },
  );
});
