import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getIds, getItem, getPage, itemsOf } from './responses.ts';

useContentSystem();

const pages = '/api/collections/pages/entries';
const english = ['home-en', 'news-en', 'about-en', 'team-en', 'deep-en', 'draft-en'];

test('without a site the entries of all sites come mixed', async () => {
  const locales = itemsOf(await get(pages, { sort: 'title', limit: 100 })).map(({ locale }) => locale);
  expect(new Set(locales)).toEqual(new Set(['nl', 'en_uk', 'de']));
});

test.each([
  ['the filter', { filter: { site: 'en_uk' } }],
  ['the parameter', { site: 'en_uk' }],
  ['both', { site: 'en_uk', filter: { site: 'en_uk' } }],
])('%s chooses a site', async (_, query) => {
  expect(await getIds(pages, { ...query, sort: 'order' })).toEqual(english);
});

test('an id with a site is the localisation in that site', async () => {
  expect(await getPage('about-nl', { site: 'en_uk' })).toMatchObject({ id: 'about-en', locale: 'en_uk' });
  expect(await getPage('about-nl', { site: 'de' })).toMatchObject({ id: 'about-de', locale: 'de' });
  expect(await getPage('about-de', { site: 'nl' })).toMatchObject({ id: 'about-nl', locale: 'nl' });
  expect(await getPage('about-en', { site: 'en_uk' })).toMatchObject({ id: 'about-en' });
});

test('an id alone is that entry, whatever its site', async () => {
  expect(await getPage('about-de')).toMatchObject({ id: 'about-de', locale: 'de' });
});

test.each([
  ['there is no localisation', 'unlisted-nl', 'en_uk'],
  ['the localisation is a draft', 'moved-nl', 'en_uk'],
  ['the collection is not in the site', 'about-nl', 'fr'],
])('not found when %s', async (_, id, site) => {
  expect((await get(`${pages}/${id}`, { site })).status).toBe(404);
});

test('a slug is the first site’s, or that of the site that is asked for', async () => {
  expect(await getPage('team')).toMatchObject({ id: 'team-nl' });
  expect(await getPage('team', { site: 'en_uk' })).toMatchObject({ id: 'team-en' });
  expect(await getPage('about-us', { site: 'en_uk' })).toMatchObject({ id: 'about-en' });
});

test('a localised entry names its origin', async () => {
  expect((await getPage('about-en'))['origin_id']).toBe('about-nl');
  expect((await getPage('about-de'))['origin_id']).toBe('about-en');
});

test('a localised entry inherits what it does not say, through every origin', async () => {
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

test('null overrides what would be inherited, also for those further on', async () => {
  expect((await getPage('about-nl'))['subtitle']).toBe('Sinds 1998');
  expect((await getPage('about-en'))['subtitle']).toBeNull();
  expect((await getPage('about-de'))['subtitle']).toBeNull();
});

test('null overrides an inherited value with the default of the field', async () => {
  expect((await getPage('about-nl'))['teaser']).toBe('Wij maken lampen');
  expect((await getPage('about-en'))['teaser']).toBe('Een gewone teaser');
});

test('slug, address and order are the localised entry’s own', async () => {
  expect(await getPage('about-en')).toMatchObject({
    slug: 'about-us',
    uri: '/about-us',
    url: '/en-UK/about-us',
    order: 3,
  });
});

test('a localised entry has the blueprint of its origin', async () => {
  expect(await getPage('deep-en')).toMatchObject({
    blueprint: { handle: 'landing' },
    claim: 'Een landingspagina',
    uri: '/about-us/deep',
  });
});

test('whether it is published is not inherited', async () => {
  expect((await get(`${pages}/draft-nl`)).status).toBe(404);
  expect(await getPage('draft-en')).toMatchObject({
    origin_id: 'draft-nl',
    published: true,
    status: 'published',
  });
  expect(await getPage('moved-nl')).toMatchObject({ published: true });
  expect((await get(`${pages}/moved-en`)).status).toBe(404);
});

test('the date is the file’s own, else that of the origin', async () => {
  expect(await dateOf('art-wood-en')).toBe('2026-02-02T00:00:00.000000Z');
  expect(await dateOf('art-lamp-en')).toBe('2026-03-14T09:30:00.000000Z');
});

test('a relation of an inherited value leads into the entry’s own site', async () => {
  expect((await getPage('about-en'))['related']).toMatchObject({
    id: 'team-en',
    url: '/en-UK/about-us/team',
  });
  expect((await getPage('about-de'))['related']).toBeNull();
});

async function dateOf(id: string) {
  return (await getItem(`/api/collections/articles/entries/${id}`))['date'];
}
