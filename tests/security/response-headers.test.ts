import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { localeCodes } from '#site/i18n/locale';
import { RESULT_EVENTS_PATH } from '#site/protocol/result-events';
import { createRouteRules, type RedirectRule } from '#site/protocol/route-rules';
import { runSite } from '../site/running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

describe('The locale cookie', () => {
  test('is Secure on a site with https', async () => {
    expect((await site.get('/de')).headers.get('set-cookie')).toMatch(
      /^locale=de; .*; Secure; SameSite=Lax$/,
    );
  });

  test('is not Secure on a site with http, whose browsers would drop it', async () => {
    const local = await runSite({ siteUrl: 'http://localhost:3000' });
    onTestFinished(() => local.stop());
    expect((await local.get('/de')).headers.get('set-cookie')).not.toContain('Secure');
  });
});

describe('Cross-Origin-Resource-Policy', () => {
  test.each([
    '/nl',
    '/nl/_payload.json',
    '/nl/bestaat-niet',
    '/health',
    '/builds/latest.json',
    '/contact',
    '/nl/',
  ])('lets only the site itself load %s', async (path) => {
    expect((await site.get(path)).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test.each(['/_image/w_320,f_webp/assets/terrace/terrace-day.jpg', '/assets/terrace/terrace-day.jpg'])(
    'lets other sites show %s, also when it is not modified',
    async (path) => {
      const picture = await site.get(path);
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const etag = picture.headers.get('etag') ?? '';
      const unchanged = await site.get(path, { 'if-none-match': etag });
      expect([unchanged.status, unchanged.headers.get('cross-origin-resource-policy')]).toEqual([
        304,
        'cross-origin',
      ]);
    },
  );
});

test.each(['text/html', 'application/json'])(
  'A post to a page without a form has status 405 and names the methods of the page, for a client that accepts %s',
  async (accept) => {
    const headers = { accept, origin: 'https://www.example.test' };
    const { status, headers: sent } = await site.post('/nl/zoeken', new URLSearchParams(), headers);
    expect([status, sent.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test.each([
  ['PUT', '/nl/over-ons', 'GET, HEAD, POST'],
  ['DELETE', '/nl/bestaat-niet', 'GET, HEAD, POST'],
  ['OPTIONS', '/nl', 'GET, HEAD, POST'],
  ['PATCH', '/robots.txt', 'GET, HEAD'],
  ['PUT', RESULT_EVENTS_PATH, 'POST'],
  ['GET', RESULT_EVENTS_PATH, 'POST'],
])('The method %s of %s has status 405 and the header Allow', async (method, path, allow) => {
  const response = await site.app.fetch(new Request(`https://www.example.test${path}`, { method }));
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('The redirect to the normalised path', () => {
  test.each([
    ['/nl/?preview=true&token=secret', 'no-store', 'strict-origin', 'noindex, nofollow'],
    [
      '/NL/mijn-account/nieuw-wachtwoord?email=noor@example.test&token=secret',
      'no-store',
      'strict-origin',
      'noindex, nofollow',
    ],
    [
      '/nl/mijn-account/bevestigen/?email=noor@example.test&key=secret',
      'no-store',
      'strict-origin',
      'noindex, nofollow',
    ],
    ['/%6El/zoeken?q=lamp', 'no-store', undefined, null],
    ['/nl//over-ons?page=2', 'public, max-age=60', undefined, null],
  ])('of %s has the cache-control %s', async (path, caching, referrer, robots) => {
    const { status, headers } = await site.get(path);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      301,
      caching,
      robots,
    ]);
    expect(headers.get('referrer-policy')).toBe(referrer ?? 'strict-origin-when-cross-origin');
  });
});

test('Route rules contain only redirects that the browser follows, and no status', () => {
  const rule = (from: string): RedirectRule => ({ from, to: '/nl/x', status: 301 });
  const published = ['/nl', '/nl/oud', '/en-UK/old/*', '/nl/*', '/n*', '/*'];
  const internal = ['/admin', '/admin/*', '/nl-oud', '/nl-oud/*', '/intranet/nl/x', '/'];
  const rules = createRouteRules(localeCodes, [...published, ...internal].map(rule));
  expect(rules.redirects).toEqual(published.map((from) => ({ from, to: '/nl/x' })));
});
