import { expect, test } from 'vitest';
import { embeddedTest, get, sendRequest, useContentSystem } from './content-system.ts';
import { itemOf, itemsOf, notFound } from './responses.ts';

useContentSystem();

const pathOf = (url: unknown) => new URL(String(url)).pathname;

test('Ping responds without an envelope', async () => {
  expect((await get('/api/ping')).body).toEqual({ ping: 'pong' });
});

test('Sites are not listed unless the resource is enabled', async () => {
  expect(await get('/api/sites')).toMatchObject({ status: 404, body: notFound });
});

test.each([
  [
    '/api/collections/pages',
    { handle: 'pages', title: 'Pages', structure: { max_depth: 4, expects_root: true }, mount: null },
  ],
  [
    '/api/collections/guide',
    { handle: 'guide', title: 'Guide', structure: { max_depth: null, expects_root: false }, mount: null },
  ],
  ['/api/collections/articles', { handle: 'articles', title: 'Articles', structure: null, mount: 'news-nl' }],
  ['/api/taxonomies/store_types', { handle: 'store_types', title: 'Store types' }],
  ['/api/navs/main', { handle: 'main', title: 'Main menu', max_depth: 3, expects_root: false }],
  ['/api/navs/footer', { handle: 'footer', title: 'Footer', max_depth: null, expects_root: false }],
  ['/api/asset-containers/assets', { handle: 'assets', title: 'Assets' }],
])('Item %s has its own address and is in its list', async (path, expected) => {
  const response = await get(path);
  expect(Object.keys(Object(response.body))).toEqual(['data']);
  const { api_url, ...item } = itemOf(response);
  expect(item).toEqual(expected);
  expect(pathOf(api_url)).toBe(path);
  const list = await get(path.slice(0, path.lastIndexOf('/')));
  expect(Object.keys(Object(list.body))).toEqual(['data']);
  expect(itemsOf(list)).toContainEqual({ ...expected, api_url });
});

test.each(['collections', 'taxonomies', 'navs', 'asset-containers'])(
  'List %s has no item for an unknown or disabled handle',
  async (list) => {
    const handles = itemsOf(await get(`/api/${list}`)).map(({ handle }) => handle);
    expect(handles).not.toContain('secrets');
    for (const handle of ['secrets', 'nothing', '__proto__']) {
      expect(await get(`/api/${list}/${handle}`)).toMatchObject({ status: 404, body: notFound });
    }
  },
);

embeddedTest(
  'Small lists support HEAD and no other methods',
  'another system may require a CSRF token',
  async () => {
    expect((await sendRequest('/api/collections', { method: 'HEAD' })).status).toBe(200);
    expect((await sendRequest('/api/collections', { method: 'POST' })).status).toBe(405);
  },
);
