import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#site/locale';
import { runSite } from './running-site.ts';

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
    ['//elsewhere.test/x', { 'accept-language': 'nl' }, '/nl//elsewhere.test/x'],
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

  test('a file that is not there is no page', async () => {
    expect((await site.get('/wp-login.php')).status).toBe(404);
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
    expect(document.match(/rel="alternate"/g)).toHaveLength(9);
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

describe('files of the content system', () => {
  const picture = '/assets/terrace/terrace-dusk.jpg';

  test('come through the site’s own address, in parts where parts are asked for', async () => {
    const part = await site.get(picture, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('image/jpeg');
    expect((await part.arrayBuffer()).byteLength).toBe(100);
  });

  test('never run as a page of ours', async () => {
    expect((await site.get(picture)).headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    '/assets/none.jpg',
    '/assets/../content/collections/pages.yaml',
    '/assets/%2e%2e/content/collections/pages.yaml',
  ])('%s is not there', async (path) => {
    expect((await site.get(path)).status).not.toBe(200);
  });
});

describe('renditions of pictures', () => {
  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpeg', 'image/jpeg'],
  ])('are made as %s and may be kept for ever', async (format, type) => {
    const image = await site.get(`/_image/w_320,f_${format}/assets/terrace/terrace-dusk.jpg`);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe(type);
    expect(image.headers.get('cache-control')).toContain('immutable');
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  test.each([
    ['a width that is not on the list', '/_image/w_321,f_avif/assets/terrace/terrace-dusk.jpg'],
    ['a format that is not on the list', '/_image/w_320,f_gif/assets/terrace/terrace-dusk.jpg'],
    ['another host', `/_image/w_320,f_avif/${encodeURIComponent('https://elsewhere.test/assets/a.jpg')}`],
    ['a path out of the assets', '/_image/w_320,f_avif/assets/..%2f..%2fcontent/x.jpg'],
    ['a picture that is not there', '/_image/w_320,f_avif/assets/none.jpg'],
    ['an escape that is no text', '/_image/w_320,f_avif/assets/%E0%A4%A.jpg'],
  ])('%s is refused', async (_what, path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

describe('an answer', () => {
  test('runs no inline script but the one whose hash it names', async () => {
    const answer = await site.get('/nl');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(policy.split(';').find((rule) => rule.includes('script-src'))).not.toContain('unsafe');
    const inline = (await answer.text()).match(/<script(?![^>]*application\/json)[^>]*>[^<]/g);
    expect(inline).toHaveLength(1);
  });

  test('is compressed for who takes it, and not sent again to who has it', async () => {
    const answer = await site.get('/nl', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const again = await site.get('/nl', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('preview', () => {
  const file = () => site.contentFile('collections/pages/nl/over-ons.md');

  test('a draft opens by token only, is never kept and never indexed', async () => {
    const text = readFileSync(file(), 'utf8');
    const change = site.nextChange();
    writeFileSync(file(), text.replace('---\n', '---\npublished: false\n'));
    await change;

    expect((await site.get('/nl/over-ons')).status).toBe(404);
    expect((await site.get('/nl/over-ons?preview=true&token=wrong')).status).toBe(404);
    const draft = await site.get('/nl/over-ons?preview=true&token=preview-secret');
    expect(draft.status).toBe(200);
    expect(draft.headers.get('cache-control')).toBe('no-store');
    expect(await draft.text()).toContain('content="noindex, nofollow"');
    expect((await site.get('/nl/over-ons')).status).toBe(404);

    const back = site.nextChange();
    writeFileSync(file(), text);
    await back;
    expect((await site.get('/nl/over-ons')).status).toBe(200);
  });

  test('a section that cannot be read is a card for editors and nothing for visitors, and is logged once a page', async () => {
    const text = readFileSync(file(), 'utf8');
    const change = site.nextChange();
    writeFileSync(file(), text.replace(/type: hero\n/, 'type: sparkler\n'));
    await change;
    site.events.length = 0;

    const visitors = await html('/nl/over-ons');
    expect(visitors).not.toContain('sparkler');
    expect(visitors).toContain('data-section="usps"');
    expect(site.events.filter(({ message }) => message.includes('left out'))).toHaveLength(1);

    const editors = await html('/nl/over-ons?preview=true&token=preview-secret');
    expect(editors).toContain('sections[0]');
    expect(editors).toContain('sparkler');

    const back = site.nextChange();
    writeFileSync(file(), text);
    await back;
  });
});

describe('while the site runs', () => {
  test('an edited content file shows on the next load', async () => {
    const file = site.contentFile('collections/pages/nl/contact.md');
    const text = readFileSync(file, 'utf8');
    expect(await html('/nl/contact')).not.toContain('Nieuwe titel');
    const change = site.nextChange();
    writeFileSync(
      file,
      text
        .replace(/^title: .*$/m, "title: 'Nieuwe titel'")
        .replace(/^seo_title: .*$/m, "seo_title: 'Nieuwe titel'"),
    );
    await change;
    expect(await html('/nl/contact')).toContain('Nieuwe titel');
  });

  test('pages seen before are served when the content system has gone; others say that they cannot be', async () => {
    await site.get('/nl/lantaarns');
    await site.content.close();
    const kept = await site.get('/nl/lantaarns');
    expect(kept.status).toBe(200);
    const never = await site.get('/de/laternen');
    expect(never.status).toBe(503);
    expect(await never.text()).toContain('503, Interner Serverfehler');
  });
});
