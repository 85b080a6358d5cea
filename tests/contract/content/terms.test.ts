import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { plainHtml } from './plain-html.ts';
import { getIds, getItem, propertyOf, itemsOf, pageOf } from './responses.ts';

useContentSystem();

const terms = '/api/taxonomies/store_types/terms';
/** Entries of different sites use two terms of this taxonomy that have no file. */
const makers = '/api/taxonomies/makers/terms';
const inSite = (site: string) => ({ site, filter: { site } });

test('Term has its identity, URLs and values in alphabetical order', async () => {
  const term = await getItem(`${terms}/flagship`);
  expect(term).toMatchObject({
    id: 'store_types::flagship',
    is_term: true,
    slug: 'flagship',
    title: 'Vlaggenschip',
    locale: 'nl',
    uri: '/store-types/flagship',
    url: '/nl/store-types/flagship',
    permalink: 'https://www.example.test/nl/store-types/flagship',
    taxonomy: { title: 'Store types', handle: 'store_types' },
    updated_at: '2026-03-14T09:30:00.000000Z',
    updated_by: null,
  });
  expect(term['api_url']).toMatch(/\/api\/taxonomies\/store_types\/terms\/flagship$/);
  expect(Object.keys(term)).toEqual(Object.keys(term).toSorted());
  expect(term).toHaveProperty('edit_url');
  expect(term).not.toHaveProperty('entries');
  expect(term).not.toHaveProperty('collection');
});

test('Term has its taxonomy with URLs', async () => {
  expect((await getItem(`${terms}/flagship`))['taxonomy']).toEqual({
    title: 'Store types',
    handle: 'store_types',
    uri: '/store-types',
    url: '/nl/store-types',
    permalink: 'https://www.example.test/nl/store-types',
  });
});

test('Term has all shaped fields, including empty ones', async () => {
  const flagship = await getItem(`${terms}/flagship`);
  expect(plainHtml(flagship['summary'])).toBe('<p>De <strong>grootste</strong> winkel</p>');
  expect(flagship['picture']).toMatchObject({ id: 'assets::hero/workshop.jpg' });
  expect(await getItem(`${terms}/outlet`)).toMatchObject({ summary: null, picture: null });
});

test('Term list of a site includes used terms without a file', async () => {
  const { data, meta } = pageOf(await get(terms, { ...inSite('nl'), sort: 'slug' }));
  expect(data.map(({ slug }) => slug)).toEqual(['dealer', 'flagship', 'outlet', 'popup']);
  expect(data.every(({ locale }) => locale === 'nl')).toBe(true);
  expect(meta).toMatchObject({ total: 4, current_page: 1, last_page: 1 });
  expect((await getItem(`${terms}/popup`))['id']).toBe('store_types::popup');
});

test('Term list supports fields and limit', async () => {
  const { data, meta } = pageOf(
    await get(terms, { ...inSite('nl'), sort: '-slug', limit: 1, fields: 'slug,title' }),
  );
  expect(data).toMatchObject([{ slug: 'popup' }]);
  expect(Object.keys(Object(data[0]))).toEqual(['slug', 'title']);
  expect(meta).toMatchObject({ total: 4, per_page: 1, last_page: 4 });
});

test('Term list without a site contains every term once per site of its taxonomy', async () => {
  const all = itemsOf(await get(terms, { sort: 'slug' }));
  expect(all).toHaveLength(12);
  const flagships = all.filter(({ slug }) => slug === 'flagship').map(({ locale }) => String(locale));
  expect(flagships.toSorted()).toEqual(['de', 'en_uk', 'nl']);
});

test('Term list can be filtered by site and slug', async () => {
  const found = itemsOf(
    await get(terms, { site: 'de', filter: { site: 'de', slug: 'flagship' }, sort: 'title' }),
  );
  expect(found).toMatchObject([{ id: 'store_types::flagship', title: 'Hauptladen', locale: 'de' }]);
});

test('Term in another site has its own values, else those of the first site', async () => {
  const english = await getItem(`${terms}/flagship`, { site: 'en_uk' });
  expect(english).toMatchObject({ id: 'store_types::flagship', title: 'Flagship', locale: 'en_uk' });
  expect(plainHtml(english['summary'])).toBe('<p>De <strong>grootste</strong> winkel</p>');
  expect(await getItem(`${terms}/outlet`, { site: 'de' })).toMatchObject({ title: 'Outlet', locale: 'de' });
});

test('Term has the number of published entries of its site', async () => {
  expect((await getItem(`${terms}/flagship`))['entries_count']).toBe(5);
  expect((await getItem(`${terms}/flagship`, { site: 'en_uk' }))['entries_count']).toBe(3);
  expect((await getItem(`${terms}/dealer`))['entries_count']).toBe(0);
});

test('Entries of a term come from every collection and are paginated', async () => {
  const response = await get(`${terms}/flagship/entries`, { ...inSite('nl'), sort: 'title' });
  const { data, meta } = pageOf(response);
  expect(data.map(({ id }) => id)).toEqual(['s-amber', 's-brass', 'art-lamp-nl', 'art-wood-nl', 'about-nl']);
  expect(meta.total).toBe(5);
  expect(propertyOf(data[4], 'collection')).toEqual({ title: 'Pages', handle: 'pages' });
});

test('Entries of a term are limited to the requested site', async () => {
  const ids = await getIds(`${terms}/flagship/entries`, { ...inSite('en_uk'), sort: 'title' });
  expect(ids).toEqual(['about-en', 'art-wood-en', 'art-lamp-en']);
});

test('Entries of an unused term are an empty list', async () => {
  const { data, meta } = pageOf(await get(`${terms}/dealer/entries`, { ...inSite('nl'), sort: 'title' }));
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ total: 0, from: null, to: null, last_page: 1 });
});

test('Entries of a term come from all sites if the request has no site', async () => {
  const all = await getIds(`${makers}/veld/entries`, { sort: 'title' });
  expect(all).toEqual(['ws-nl', 'ws-en', 'ws-de']);
  expect(await getIds(`${makers}/veld/entries`, { site: 'de', sort: 'title' })).toEqual(['ws-de']);
  expect(await getIds(`${makers}/veld/entries`, { filter: { site: 'de' }, sort: 'title' })).toEqual([
    'ws-de',
  ]);
});

test.each([
  ['with a file in every site of its taxonomy', 'veld', ['de', 'en_uk', 'nl']],
  ['without a file in the sites of the entries that use it', 'samen', ['en_uk', 'nl']],
  ['without a file in the only site of the entries that use it', 'harbour', ['en_uk']],
])('Term exists %s', async (_, slug, sites) => {
  const found = itemsOf(await get(makers, { filter: { slug }, sort: 'slug' }));
  expect(found.map(({ locale }) => String(locale)).toSorted()).toEqual(sites);
  for (const site of ['nl', 'en_uk', 'de']) {
    const status = sites.includes(site) ? 200 : 404;
    expect((await get(`${makers}/${slug}`, { site })).status, site).toBe(status);
    expect((await get(`${makers}/${slug}/entries`, { site })).status, site).toBe(status);
    expect(itemsOf(await get(makers, { site, filter: { site, slug }, sort: 'slug' }))).toHaveLength(
      sites.includes(site) ? 1 : 0,
    );
  }
});

test('Term that the first site does not have is found without a site', async () => {
  expect(await getItem(`${makers}/harbour`)).toMatchObject({ locale: 'en_uk', entries_count: 1 });
  expect(await getIds(`${makers}/harbour/entries`, { sort: 'title' })).toEqual(['ws-en']);
});

test('Taxonomy without sites exists in the default site', async () => {
  const topics = itemsOf(await get('/api/taxonomies/topics/terms', { sort: 'slug' }));
  expect(topics).toMatchObject([{ id: 'topics::hout', locale: 'nl' }]);
});
