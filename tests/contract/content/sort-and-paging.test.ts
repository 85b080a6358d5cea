import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getIds, pageOf } from './responses.ts';

useContentSystem();

const path = '/api/collections/many/entries';
const sampleIds = (sort: string) => getIds('/api/collections/samples/entries', { sort });
const queryOf = (url: string | null | undefined) => Object.fromEntries(new URL(String(url)).searchParams);

test('Sort by title ignores case and accents and puts empty titles last', async () => {
  expect(await sampleIds('title')).toEqual([
    's-amber',
    's-brass',
    's-cedar',
    's-double',
    's-double-2',
    's-eclair',
    's-imposter',
    's-none',
  ]);
});

test('Sort with a minus is descending', async () => {
  const ids = await sampleIds('-slug');
  expect(ids.slice(0, 2)).toEqual(['s-none', 's-imposter']);
  expect(ids.at(-1)).toBe('s-amber');
});

test('Sort by a second key orders equal items', async () => {
  expect((await sampleIds('shelf,-specs->rank')).slice(0, 5)).toEqual([
    's-eclair',
    's-brass',
    's-none',
    's-cedar',
    's-amber',
  ]);
});

test('Sort accepts a nested value', async () => {
  expect((await sampleIds('specs->rank')).slice(0, 3)).toEqual(['s-brass', 's-eclair', 's-amber']);
});

test('Sort compares numbers by value', async () => {
  expect(await getIds('/api/collections/numbers/entries', { sort: 'title' })).toEqual([
    'n-5',
    'n-10',
    'n-42',
    'n-100',
  ]);
});

test('Sort compares numeric text by value and puts lists and missing values last', async () => {
  const ids = await getIds('/api/collections/parcels/entries', { sort: 'weight' });
  expect(ids).toEqual(['p-h', 'p-d', 'p-b', 'p-a', 'p-e', 'p-c', 'p-f', 'p-g']);
});

test('Sort puts false before true', async () => {
  const ids = await getIds('/api/collections/parcels/entries', { sort: 'fragile,title' });
  expect(ids.slice(0, 3)).toEqual(['p-c', 'p-a', 'p-b']);
});

test('Sort by order follows the tree and puts entries outside the tree last', async () => {
  const ids = await getIds('/api/collections/pages/entries', {
    sort: 'order',
    filter: { site: 'nl' },
    site: 'nl',
  });
  expect(ids).toEqual([
    'home-nl',
    'about-nl',
    'team-nl',
    'deep-nl',
    'news-nl',
    'draft-child-nl',
    'moved-nl',
    'unlisted-nl',
  ]);
});

test('Page has fifty items without a limit', async () => {
  const { data, meta } = pageOf(await get(path, { sort: 'title' }));
  expect(data).toHaveLength(23);
  expect(meta).toMatchObject({ current_page: 1, from: 1, to: 23, total: 23, last_page: 1, per_page: 50 });
});

test.each(['0', ''])('Page has fifteen items with the limit "%s"', async (limit) => {
  const { data, meta } = pageOf(await get(path, { sort: 'title', limit }));
  expect(data).toHaveLength(15);
  expect(meta.per_page).toBe(15);
});

test('Page accepts a large limit', async () => {
  expect(pageOf(await get(path, { sort: 'title', limit: 5000 })).meta.per_page).toBe(5000);
});

test('Page in the middle links to its neighbours', async () => {
  const { data, links, meta } = pageOf(await get(path, { sort: 'title', limit: 5, page: 2 }));
  expect(data.map(({ id }) => id)).toEqual(['m-06', 'm-07', 'm-08', 'm-09', 'm-10']);
  expect(meta).toMatchObject({ current_page: 2, from: 6, to: 10, last_page: 5, per_page: 5, total: 23 });
  expect(new URL(meta.path).pathname).toBe(path);
  expect([links.first, links.prev, links.next, links.last].map((url) => queryOf(url)['page'])).toEqual([
    '1',
    '1',
    '3',
    '5',
  ]);
  expect(queryOf(links.next)).toEqual({ limit: '5', sort: 'title', page: '3' });
});

test('First page has no previous link and last page has no next link', async () => {
  expect(pageOf(await get(path, { sort: 'title', limit: 20 })).links.prev).toBeNull();
  const last = pageOf(await get(path, { sort: 'title', limit: 20, page: 2 }));
  expect(last.links.next).toBeNull();
  expect(last.meta).toMatchObject({ from: 21, to: 23, last_page: 2 });
});

test('Page links are between the previous and next links', async () => {
  const { meta } = pageOf(await get(path, { sort: 'title', limit: 10 }));
  expect(meta.links.map(({ label, active }) => [label, active])).toEqual([
    ['&laquo; Previous', false],
    ['1', true],
    ['2', false],
    ['3', false],
    ['Next &raquo;', false],
  ]);
  expect(meta.links.map(({ url }) => url && queryOf(url)['page'])).toEqual([null, '1', '2', '3', '2']);
});

test('Page links of a long list contain a gap', async () => {
  const { meta } = pageOf(await get(path, { sort: 'title', limit: 1 }));
  const gap = meta.links.findIndex(({ label }) => label === '...');
  expect(meta.links[gap]).toMatchObject({ url: null, label: '...', active: false });
  expect(meta.links.slice(gap + 1).map(({ label }) => label)).toEqual(['22', '23', 'Next &raquo;']);
});

test('Page beyond the last is empty', async () => {
  const { data, meta } = pageOf(await get(path, { sort: 'title', limit: 10, page: 9 }));
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ current_page: 9, from: null, to: null, last_page: 3, total: 23 });
});

test.each(['0', '-3', 'abc'])('Page parameter %s returns the first page', async (page) => {
  const { data, meta } = pageOf(await get(path, { sort: 'title', limit: 10, page }));
  expect(meta.current_page).toBe(1);
  expect(data[0]).toMatchObject({ id: 'm-01' });
});

test('Empty list has one page and null for from and to', async () => {
  const { data, links, meta } = pageOf(await get(path, { filter: { title: 'nobody' }, sort: 'title' }));
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ current_page: 1, from: null, to: null, last_page: 1, total: 0 });
  expect(links).toMatchObject({ prev: null, next: null });
});

test('Page links repeat the query with percent-encoded brackets', async () => {
  const { links } = pageOf(
    await get(path, {
      filter: { site: 'nl' },
      sort: '-title',
      limit: 10,
      fields: 'id',
      site: 'nl',
      unrelated: 1,
    }),
  );
  expect(links.next).toContain('filter%5Bsite%5D=nl');
  expect(queryOf(links.next)).toEqual({
    'filter[site]': 'nl',
    sort: '-title',
    limit: '10',
    fields: 'id',
    site: 'nl',
    page: '2',
  });
});

test('Following the next links visits every entry once', async () => {
  const seen: unknown[] = [];
  let next: string | null = `${path}?limit=4&sort=title`;
  while (next) {
    const { data, links } = pageOf(await get(next));
    seen.push(...data.map(({ id }) => id));
    next = links.next && new URL(links.next).pathname + new URL(links.next).search;
  }
  expect(seen).toHaveLength(23);
  expect(new Set(seen).size).toBe(23);
});
