import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { matchesPattern } from '#site/protocol/route-rules';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

describe('Build files', () => {
  test('latest.json names the newest build and is never cached', async () => {
    const response = await site.get('/builds/latest.json?1795296493267');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ id: 'test', timestamp: 0 });
  });

  test('reload.js is a script that is never cached', async () => {
    const response = await site.get('/builds/reload.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('location.reload()');
  });

  test('meta/{id}.json contains the cached pages and the redirects of the running server', async () => {
    const response = await site.get('/builds/meta/test.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    // The file is not immutable, because editors and operators change redirects without a new build.
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const { rules, ...build } = await response.json();
    expect(build).toEqual({ id: 'test', timestamp: 0 });
    expect(rules.redirects).toEqual([
      { from: '/nl/oud/*', to: '/nl/verhalen/*' },
      { from: '/nl/winkels', to: '/nl/verkooppunten' },
    ]);
    expect(rules.prerendered).toEqual([]);
    for (const { code } of locales) {
      for (const path of [`/${code}`, `/${code}/a/b`])
        expect(
          rules.cached.some((pattern: string) => matchesPattern(pattern, path)),
          path,
        ).toBe(true);
    }
    expect(rules.cached.some((pattern: string) => matchesPattern(pattern, '/health'))).toBe(false);
  });

  test.each(['/builds/meta/another.json', '/builds/meta/test', '/builds/meta/..%2Flatest.json'])(
    '%s returns 404',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
});

test('/health responds with the build while the server runs', async () => {
  const response = await site.get('/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', build: 'test' });
});

describe('A payload', () => {
  test('is equal for any build and tracking parameters', async () => {
    const plain = await site.get('/nl/over-ons/_payload.json?build=test');
    expect(plain.status).toBe(200);
    const { build } = await plain.clone().json();
    expect(build).toBe('test');
    const other = await site.get('/nl/over-ons/_payload.json?utm_source=x&build=other');
    expect(other.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  test('may be cached for 30 seconds, but not on the search page', async () => {
    const page = await site.get('/nl/over-ons/_payload.json?build=test');
    expect(page.headers.get('cache-control')).toBe('public, max-age=30');
    const search = await site.get('/nl/zoeken/_payload.json?q=lamp&build=test');
    expect(search.headers.get('cache-control')).toBe('no-store');
    expect((await search.json()).head).toContain('“lamp”');
  });
});

test('A document may enter the back/forward cache and contains one navigation status', async () => {
  const response = await site.get('/nl/over-ons');
  // Browsers do not add a document with `no-store` to the back/forward cache.
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const html = await response.text();
  expect(html).toContain('role="progressbar" aria-label="De pagina wordt geladen"');
  expect(html.match(/data-navigation/g)).toHaveLength(1);
});

test.each(['/nl', '/nl/zoeken', '/nl/contact', '/nl/secties', '/nl/bestaat-niet'])(
  '%s preloads an italic font only if a text with this font has emphasis',
  async (path) => {
    const html = await (await site.get(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const parts = main.split(/<h[1-6]/).map((part) => part.split(/<\/h[1-6]>/));
    const hasEmphasis = (text: string | undefined) => text?.includes('<em>') ?? false;
    const fonts = Array.from(
      html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g),
      ([, href]) => href,
    );
    const preloads = (font: string) => fonts.some((href) => href?.includes(font));
    if (path === '/nl/secties')
      expect([preloads('display-italic'), preloads('wght-italic')]).toEqual([true, true]);
    expect(preloads('display-italic')).toBe(parts.slice(1).some(([heading]) => hasEmphasis(heading)));
    expect(preloads('instrument-sans-latin-wght-italic')).toBe(
      parts.some((part) => hasEmphasis(part.at(-1))),
    );
  },
);

test('A document does not contain the notice to reload, which scripts fetch', async () => {
  expect(await (await site.get('/nl/over-ons')).text()).not.toContain('data-reload-notice');
  const notice = await (await site.get('/api/reload-notice/en-UK')).json();
  expect(notice.html).toContain('This site has been updated');
  expect((await site.get('/api/reload-notice/xx')).status).toBe(404);
});
