import { expect, test } from 'vitest';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

test.each([
  ['preview=true&token=preview-secret', true],
  ['live-preview=1&token=preview-secret', true],
  ['live-preview&token=preview-secret', true],
  ['preview=false&token=preview-secret', false],
  ['preview=true', false],
  ['token=preview-secret', false],
  ['', false],
])('The query "%s" shows drafts: %s', async (query, isPreview) => {
  const site = await runSiteBehindProxy(() => undefined);
  const page = await (await site.get(`/nl/over-ons?${query}`)).text();
  const entryRequests = site.requestUrls.filter(({ pathname }) => pathname === '/api/entries-by-uri');
  expect(entryRequests.length).toBeGreaterThan(0);
  const tokens = new Set(entryRequests.map(({ searchParams }) => searchParams.get('token')));
  expect([...tokens]).toEqual([isPreview ? 'preview-secret' : null]);
  // The preview banner is the only `aside` of the page.
  expect(page.includes('<aside')).toBe(isPreview);
});

test('The preview token is sent only with requests for single entries', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  await (await site.get('/nl/over-ons/materiaal-en-zorg?preview=true&token=preview-secret')).text();
  const pathsWithToken = site.requestUrls
    .filter(({ search }) => search.includes('preview-secret'))
    .map(({ pathname }) => pathname);
  expect(new Set(pathsWithToken)).toEqual(new Set(['/api/entries-by-uri']));
  expect(site.requestUrls.some(({ pathname }) => pathname === '/api/globals')).toBe(true);
});
