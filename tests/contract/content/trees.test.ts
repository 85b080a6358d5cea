import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getItem, getPage, propertyOf, itemsOf } from './responses.ts';
import type { Item } from './responses.ts';

useContentSystem();

const nav = (query: Record<string, unknown> = {}) => get('/api/navs/main/tree', query);
const pages = (query: Record<string, unknown> = {}) => get('/api/collections/pages/tree', query);

/** A branch as `[title, [children]]`. */
type Outline = [unknown, Outline[]];
const outlineOf = (branches: unknown): Outline[] =>
  (Array.isArray(branches) ? branches : []).map((branch: Item) => [
    propertyOf(branch['page'], 'title'),
    outlineOf(branch['children']),
  ]);

test('Navigation tree has branches with page, depth and children', async () => {
  expect((await nav({ fields: 'title,url', site: 'nl' })).body).toEqual({
    data: [
      {
        page: { title: 'Over het huis', url: '/nl/over-ons' },
        depth: 1,
        children: [{ page: { title: 'Team', url: '/nl/over-ons/team' }, depth: 2, children: [] }],
      },
      { page: { title: 'Vacatures', url: 'https://jobs.example.test' }, depth: 1, children: [] },
      {
        page: { title: 'Alleen een kop', url: null },
        depth: 1,
        children: [
          {
            page: { title: 'Diep', url: '/nl/over-ons/team/diep' },
            depth: 2,
            children: [{ page: { title: 'Dieper', url: '/nl/gids/kiezen' }, depth: 3, children: [] }],
          },
        ],
      },
      { page: { title: 'Verhuisd', url: 'https://elsewhere.example.test/shop' }, depth: 1, children: [] },
    ],
  });
});

test('Navigation tree omits the branches of unpublished and missing entries', async () => {
  const titles = outlineOf(itemsOf(await nav())).map(([title]) => title);
  expect(titles).toEqual(['Over het huis', 'Vacatures', 'Alleen een kop', 'Verhuisd']);
});

test('A request without a site returns the navigation tree of the default site', async () => {
  expect(itemsOf(await nav())).toEqual(itemsOf(await nav({ site: 'nl' })));
});

test('Navigation tree differs by site', async () => {
  expect((await nav({ site: 'en_uk', fields: 'title,url' })).body).toEqual({
    data: [
      { page: { title: 'About us', url: '/en-UK/about-us' }, depth: 1, children: [] },
      { page: { title: 'The lamp wakes', url: '/en-UK/news/lamp-wakes' }, depth: 1, children: [] },
    ],
  });
});

test('Navigation tree is limited by max_depth', async () => {
  expect(outlineOf(itemsOf(await nav({ max_depth: 1 })))[0]).toEqual(['Over het huis', []]);
  expect(outlineOf(itemsOf(await nav({ max_depth: 2 })))[2]).toEqual(['Alleen een kop', [['Diep', []]]]);
});

test('Branch with an entry has the values of the entry and of the branch, and both ids', async () => {
  const [first] = itemsOf(await nav());
  expect(first?.['page']).toMatchObject({
    id: 'n1',
    entry_id: 'about-nl',
    title: 'Over het huis',
    intro: 'Drie lampen en een werkplaats',
    slug: 'over-ons',
    uri: '/over-ons',
    url: '/nl/over-ons',
    permalink: 'https://www.example.test/nl/over-ons',
    badge: 'Nieuw',
  });
  expect(first?.['page']).not.toHaveProperty('parent');
});

const linkKeys = ['entry_id', 'id', 'permalink', 'title', 'uri', 'url'];

test('Branch with a link has six fixed keys and the values that it stores', async () => {
  const { page } = itemsOf(await nav())[1] ?? {};
  expect(page).toMatchObject({
    id: 'n2',
    entry_id: null,
    title: 'Vacatures',
    url: 'https://jobs.example.test',
    new_tab: true,
  });
  expect(Object.keys(Object(page))).toEqual([...linkKeys, 'new_tab'].toSorted());
});

test('Branch with only a title has a null URL and no field of the navigation', async () => {
  const { page } = itemsOf(await nav())[2] ?? {};
  expect(page).toMatchObject({ id: 'n3', entry_id: null, title: 'Alleen een kop', url: null });
  expect(Object.keys(Object(page))).toEqual(linkKeys);
});

test('Branch with an entry has every field of the navigation, empty ones too', async () => {
  const [first] = itemsOf(await nav());
  expect(first?.['page']).toMatchObject({ badge: 'Nieuw', new_tab: false });
  const last = itemsOf(await nav()).at(-1);
  expect(last?.['page']).toMatchObject({ id: 'n6', badge: null, new_tab: false });
});

test('Requested field that a link does not store is null', async () => {
  const [, link, text] = itemsOf(await nav({ fields: 'title,new_tab,badge' }));
  expect(link?.['page']).toEqual({ title: 'Vacatures', new_tab: true, badge: null });
  expect(text?.['page']).toEqual({ title: 'Alleen een kop', new_tab: null, badge: null });
});

test('Navigation tree can consist of links only', async () => {
  expect((await get('/api/navs/footer/tree', { fields: 'title,url' })).body).toEqual({
    data: [{ page: { title: 'Privacy', url: '/nl/privacy' }, depth: 1, children: [] }],
  });
});

test('Collection tree starts with the root and omits drafts and entries of other sites', async () => {
  expect(outlineOf(itemsOf(await pages({ site: 'nl' })))).toEqual([
    ['Thuis', []],
    ['Over ons', [['Team', [['Diep', []]]]]],
    ['Nieuws', []],
    ['Verhuisd', []],
    ['Niet in de boom', []],
  ]);
});

test.each([
  ['no filter', {}, [['Open', []]]],
  ['published=true', { published: 'true' }, [['Open', []]]],
  [
    'status=any',
    { status: 'any' },
    [
      ['Open', []],
      ['Hidden', [['Below', []]]],
    ],
  ],
  ['status=draft', { status: 'draft' }, [['Hidden', []]]],
  ['published=false', { published: 'false' }, [['Hidden', []]]],
])('Collection tree with %s contains the matching branches', async (_, filter, outline) => {
  const branches = itemsOf(await get('/api/collections/chapters/tree', { filter }));
  expect(outlineOf(branches)).toEqual(outline);
});

test('Collection tree rejects a filter on the status where it is not allowed', async () => {
  expect((await pages({ filter: { status: 'any' } })).status).toBe(422);
});

test('Branch of a collection tree has the id of its entry', async () => {
  const [, about] = itemsOf(await pages());
  expect(about?.['page']).toMatchObject({ id: 'about-nl', entry_id: 'about-nl', title: 'Over ons' });
});

test('Collection tree differs by site', async () => {
  expect(outlineOf(itemsOf(await pages({ site: 'en_uk' })))).toEqual([
    ['Home', []],
    ['News', []],
    [
      'About us',
      [
        ['The team', []],
        ['Deep', []],
      ],
    ],
    ['Finished', []],
  ]);
});

test('Collection tree without a tree file contains all entries', async () => {
  const branches = itemsOf(await get('/api/collections/guide/tree', { site: 'en_uk', fields: 'id' }));
  const ids = branches.map(({ page }) => String(propertyOf(page, 'id')));
  expect(ids.toSorted()).toEqual(['guide-choose-en', 'guide-hang-en']);
});

test('Collection tree with a root but without a tree file starts with the home page', async () => {
  const branches = itemsOf(
    await get('/api/collections/booklet/tree', { site: 'fr', fields: 'id,slug,uri,url,order' }),
  );
  const [home, ...others] = branches.map(({ page }) => page);
  expect(home).toMatchObject({ uri: '/', url: '/fr', order: 1 });
  expect(others).toHaveLength(2);
  for (const page of others) expect(propertyOf(page, 'uri')).toBe(`/${String(propertyOf(page, 'slug'))}`);
  const found = await getItem('/api/entries-by-uri', { uri: '/', site: 'fr' });
  expect(found['id']).toBe(propertyOf(home, 'id'));
});

test('Collection without entries in one of its sites has an empty tree there', async () => {
  expect(itemsOf(await get('/api/collections/booklet/tree', { site: 'de' }))).toEqual([]);
  expect((await get('/api/collections/booklet/tree', { site: 'nl' })).status).toBe(404);
});

test('Relations inside a tree are lists of stored ids', async () => {
  const [, about] = itemsOf(await pages({ fields: 'id,related' }));
  expect(about?.['page']).toEqual({ id: 'about-nl', related: ['team-nl'] });
  expect((await getPage('about-nl'))['related']).toMatchObject({ id: 'team-nl', title: 'Team' });
});

test('Tree is not paginated', async () => {
  expect(itemsOf(await pages())).not.toEqual([]);
  expect(Object.keys(Object((await pages()).body))).toEqual(['data']);
  expect(Object.keys(Object((await nav()).body))).toEqual(['data']);
});
