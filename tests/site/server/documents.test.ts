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

describe('the locale', () => {
  test.each([
    ['/', { 'accept-language': 'de-AT,de;q=0.9' }, '/de'],
    ['/', { 'accept-language': 'de', cookie: 'locale=fr-CA' }, '/fr-CA'],
    ['/', {}, '/en-US'],
    ['/contact?a=1', { 'accept-language': 'nl' }, '/nl/contact?a=1'],
    ['//elsewhere.test/x', { 'accept-language': 'nl' }, '/nl/elsewhere.test/x'],
  ])('%s with %j leads to %s', async (path, headers, location) => {
    const answer = await site.get(path, headers);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each(locales.map((locale) => [locale.code, locale] as const))(
    'a valid prefix is never redirected: %s',
    async (code, locale) => {
      const answer = await site.get(`/${code}`, { 'accept-language': 'ja', cookie: 'locale=nl' });
      expect(answer.status).toBe(200);
      const document = await answer.text();
      expect(document).toContain(`<html lang="${locale.hreflang}"`);
      expect(document).toContain(`rel="canonical" href="https://www.example.test/${code}"`);
      expect(document.match(/<h1/g)).toHaveLength(1);
    },
  );

  test('the locale is kept for a year, and not set again', async () => {
    const first = await site.get('/de');
    expect(first.headers.get('set-cookie')).toBe('locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
    expect((await site.get('/de', { cookie: 'locale=de' })).headers.get('set-cookie')).toBeNull();
  });

  test('a file that is not there is no page, and no error of ours (§8)', async () => {
    const answer = await site.get('/wp-login.php');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toBe('Page not found: /wp-login.php');
    expect(site.events.filter(({ message }) => message.includes('wp-login'))).toEqual([]);
  });
});

describe('one page has one address', () => {
  test.each([
    ['/nl/', '/nl'],
    ['/nl/over-ons/?a=1', '/nl/over-ons?a=1'],
    ['/nl//over-ons', '/nl/over-ons'],
    ['/nl//elsewhere.test//', '/nl/elsewhere.test'],
  ])('%s leads to %s', async (path, location) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
  });
});

describe('metadata', () => {
  test('a page names its translations by language tag, and itself among them', async () => {
    const document = await html('/en-UK/about');
    expect(document).toContain(
      'rel="alternate" hreflang="en-GB" href="https://www.example.test/en-UK/about"',
    );
    expect(document).toContain('rel="alternate" hreflang="de" href="https://www.example.test/de/ueber-uns"');
    expect(document).toContain('rel="alternate" hreflang="x-default"');
    // Seven are indexed, and one of them is for everybody else.
    expect(document.match(/rel="alternate" hreflang/g)).toHaveLength(8);
  });

  test('the French locale is not indexed, its Canadian sister is', async () => {
    expect(await html('/fr')).toContain('<meta data-page name="robots" content="noindex, nofollow">');
    expect(await html('/fr-CA')).toContain('<meta data-page name="robots" content="index, follow">');
  });

  test('the canonical address drops the query', async () => {
    expect(await html('/nl/over-ons?utm_source=x')).toContain(
      'rel="canonical" href="https://www.example.test/nl/over-ons"',
    );
  });
});

describe('what is not there', () => {
  test.each(['/nl/bestaat-niet', '/nl/%E0%A4%A', '/nl/a/b/c/d/e'])(
    '%s is a real 404 page in the visitor’s language',
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(404);
      const document = await answer.text();
      expect(document).toContain('<title data-page>404, Pagina niet gevonden</title>');
      expect(document).toContain('Hoofdmenu');
      expect(document).not.toMatch(/at \w+ \(.*:\d+:\d+\)/);
    },
  );

  test('its payload is a 404 too, so that a browser loads the document', async () => {
    expect((await site.get('/nl/bestaat-niet/_payload.json')).status).toBe(404);
  });
});

describe('an answer', () => {
  test('runs no inline script but the one whose hash it names', async () => {
    const answer = await site.get('/nl');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(policy.split(';').find((rule) => rule.includes('script-src'))).not.toContain('unsafe');
    const inline = (await answer.text()).match(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[^<]/g);
    expect(inline).toHaveLength(1);
  });

  test('is compressed for who takes it, and not sent again to who has it', async () => {
    const answer = await site.get('/nl', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const again = await site.get('/nl', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});
