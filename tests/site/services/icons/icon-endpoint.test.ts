import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { runSite } from '../../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

test('The icon endpoint responds with a set of the requested icons', async () => {
  const response = await site.get('/api/_nuxt_icon/veld.json?icons=lantern,moth,lantern');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toContain('max-age=3600');
  const set = await response.json();
  expect(set).toMatchObject({ prefix: 'veld', icons: { lantern: { width: 24, height: 24 }, moth: {} } });
  expect(Object.keys(set.icons)).toEqual(['lantern', 'moth']);
});

test('The icon endpoint lists missing names in not_found', async () => {
  const response = await site.get('/api/_nuxt_icon/veld.json?icons=lantern,nothing');
  expect(await response.json()).toMatchObject({ icons: { lantern: {} }, not_found: ['nothing'] });
});

test.each([
  [400, '/api/_nuxt_icon/veld.json'],
  [400, '/api/_nuxt_icon/veld.json?icons='],
  [400, '/api/_nuxt_icon/veld.json?icons=<svg>'],
  [400, '/api/_nuxt_icon/VELD.json?icons=lantern'],
  [404, '/api/_nuxt_icon/veld.json?icons=nothing'],
  [404, '/api/_nuxt_icon/veld.json?icons=constructor'],
  [404, '/api/_nuxt_icon/elsewhere.json?icons=lamp'],
])('The icon endpoint responds with %i to %s', async (status, path) => {
  const response = await site.get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
});

test('The icon endpoint responds with 304 to a matching ETag', async () => {
  const path = '/api/_nuxt_icon/veld.json?icons=lantern';
  const etag = (await site.get(path)).headers.get('etag') ?? '';
  expect((await site.get(path, { 'if-none-match': etag })).status).toBe(304);
});

test('A page contains its icons in the HTML, hidden from screen readers', async () => {
  const { body } = parseHtml(await (await site.get('/nl')).text());
  const icons = [...body.querySelectorAll('[data-section=usps] li > svg')];
  expect(icons).toHaveLength(4);
  for (const icon of icons) {
    expect(icon.getAttribute('aria-hidden')).toBe('true');
    expect(icon.querySelectorAll('path').length).toBeGreaterThan(0);
  }
});
