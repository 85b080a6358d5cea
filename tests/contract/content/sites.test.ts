import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getIds, getItem, getPage, itemsOf } from './responses.ts';

useContentSystem();

const pages = '/api/collections/pages/entries';
const english = ['home-en', 'news-en', 'about-en', 'team-en', 'deep-en', 'draft-en'];

test('Entry list without a site contains the entries of all sites', async () => {
  const locales = itemsOf(await get(pages, { sort: 'title', limit: 100 })).map(({ locale }) => locale);
  expect(new Set(locales)).toEqual(new Set(['nl', 'en_uk', 'de']));
});

test.each([
  ['a filter', { filter: { site: 'en_uk' } }],
  ['a parameter', { site: 'en_uk' }],
  ['both', { site: 'en_uk', filter: { site: 'en_uk' } }],
])('Entry list is limited to a site by %s', async (_, query) => {
  expect(await getIds(pages, { ...query, sort: 'order' })).toEqual(english);
});

test('A request for an entry by id and site returns its localisation in that site', async () => {
  expect(await getPage('about-nl', { site: 'en_uk' })).toMatchObject({ id: 'about-en', locale: 'en_uk' });
  expect(await getPage('about-nl', { site: 'de' })).toMatchObject({ id: 'about-de', locale: 'de' });
  expect(await getPage('about-de', { site: 'nl' })).toMatchObject({ id: 'about-nl', locale: 'nl' });
  expect(await getPage('about-en', { site: 'en_uk' })).toMatchObject({ id: 'about-en' });
});

test('A request for an entry by id without a site returns the entry with that id', async () => {
  expect(await getPage('about-de')).toMatchObject({ id: 'about-de', locale: 'de' });
});

test.each([
  ['there is no localisation', 'unlisted-nl', 'en_uk'],
  ['the localisation is a draft', 'moved-nl', 'en_uk'],
  ['the collection is not in the site', 'about-nl', 'fr'],
])('Entry by id and site is not found if %s', async (_, id, site) => {
  expect((await get(`${pages}/${id}`, { site })).status).toBe(404);
});

test.each([
  ['pages', 'fr', 'light-fr', 'lumiere'],
  ['samples', 'en_uk', 's-foreign', 'foreign-lamp'],
])(
  'Entry file of %s in the site %s, which the collection does not list, is not served',
  async (handle, site, id, slug) => {
    const entries = `/api/collections/${handle}/entries`;
    expect(await getIds(entries, { sort: 'title', limit: 100 })).not.toContain(id);
    expect(await getIds(entries, { site, filter: { site } })).toEqual([]);
    for (const path of [`${entries}/${id}`, `${entries}/${slug}`, `${entries}/${slug}?site=${site}`])
      expect((await get(path)).status, path).toBe(404);
  },
);

test('Entry file in a site that the collection does not list has no URI and is no localisation', async () => {
  expect((await get('/api/entries-by-uri', { uri: '/lumiere', site: 'fr' })).status).toBe(404);
  expect((await get(`${pages}/about-nl`, { site: 'fr' })).status).toBe(404);
});

test('Entry file in a site that the collection does not list uses no terms', async () => {
  expect((await get('/api/taxonomies/store_types/terms/nowhere')).status).toBe(404);
});

test('Entry by slug is found in the requested site, else in the first site', async () => {
  expect(await getPage('team')).toMatchObject({ id: 'team-nl' });
  expect(await getPage('team', { site: 'en_uk' })).toMatchObject({ id: 'team-en' });
  expect(await getPage('about-us', { site: 'en_uk' })).toMatchObject({ id: 'about-en' });
});

test('Localised entry has the id of its origin', async () => {
  expect((await getPage('about-en'))['origin_id']).toBe('about-nl');
  expect((await getPage('about-de'))['origin_id']).toBe('about-en');
});

test('Localised entry inherits missing values through all origins', async () => {
  expect(await getPage('about-en')).toMatchObject({
    title: 'About us',
    intro: 'Drie lampen en een werkplaats',
  });
  expect(await getPage('about-de')).toMatchObject({
    title: 'Über uns',
    intro: 'Drie lampen en een werkplaats',
    loose_key: { a: 1, b: ['x', 'y'] },
  });
});

test('Null overrides an inherited value, also for further localisations', async () => {
  expect((await getPage('about-nl'))['subtitle']).toBe('Sinds 1998');
  expect((await getPage('about-en'))['subtitle']).toBeNull();
  expect((await getPage('about-de'))['subtitle']).toBeNull();
});

test('Null overrides an inherited value with the default of the field', async () => {
  expect((await getPage('about-nl'))['teaser']).toBe('Wij maken lampen');
  expect((await getPage('about-en'))['teaser']).toBe('Een gewone teaser');
});

test('Localised entry has its own slug, URI and order', async () => {
  expect(await getPage('about-en')).toMatchObject({
    slug: 'about-us',
    uri: '/about-us',
    url: '/en-UK/about-us',
    order: 3,
  });
});

test('Localised entry has the blueprint of its origin', async () => {
  expect(await getPage('deep-en')).toMatchObject({
    blueprint: { handle: 'landing' },
    claim: 'Een landingspagina',
    uri: '/about-us/deep',
  });
});

test('Localised entry does not inherit published', async () => {
  expect((await get(`${pages}/draft-nl`)).status).toBe(404);
  expect(await getPage('draft-en')).toMatchObject({
    origin_id: 'draft-nl',
    published: true,
    status: 'published',
  });
  expect(await getPage('moved-nl')).toMatchObject({ published: true });
  expect((await get(`${pages}/moved-en`)).status).toBe(404);
});

test('Localised entry has the date of its file, else that of its origin', async () => {
  expect(await dateOf('art-wood-en')).toBe('2026-02-02T00:00:00.000000Z');
  expect(await dateOf('art-lamp-en')).toBe('2026-03-14T09:30:00.000000Z');
});

test('Inherited relation resolves to the site of the entry', async () => {
  expect((await getPage('about-en'))['related']).toMatchObject({
    id: 'team-en',
    url: '/en-UK/about-us/team',
  });
  expect((await getPage('about-de'))['related']).toBeNull();
});

async function dateOf(id: string) {
  return (await getItem(`/api/collections/articles/entries/${id}`))['date'];
}
