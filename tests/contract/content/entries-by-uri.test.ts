import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getPage, itemOf, notFound } from './responses.ts';

useContentSystem();

const byUri = (uri: string, query: Record<string, unknown> = {}) =>
  get('/api/entries-by-uri', { uri, ...query });

test('Entry by URI is the complete entry', async () => {
  const response = await byUri('/over-ons', { site: 'nl' });
  expect(response.body).toEqual({ data: await getPage('about-nl') });
});

test.each(['/over-ons', 'over-ons', '/over-ons/', 'over-ons/'])(
  'Entry by URI ignores leading and trailing slashes of "%s"',
  async (uri) => {
    expect(itemOf(await byUri(uri, { site: 'nl' }))['id']).toBe('about-nl');
  },
);

test('Entry by URI returns the home page for /', async () => {
  expect(itemOf(await byUri('/', { site: 'nl' }))['id']).toBe('home-nl');
  expect(itemOf(await byUri('/', { site: 'de' }))['id']).toBe('home-de');
});

test('Entry by URI uses the default site if no site is given', async () => {
  expect(itemOf(await byUri('/over-ons'))['id']).toBe('about-nl');
});

test.each([
  ['/over-ons/team/diep', 'nl', 'deep-nl'],
  ['/nieuws/2026/03/14/lamp', 'nl', 'art-lamp-nl'],
  ['/news/lamp-wakes', 'en_uk', 'art-lamp-en'],
  ['/gids/kiezen', 'nl', 'guide-choose-nl'],
  ['/vacatures/atelier/vac-new/houtbewerker', 'nl', 'vac-new'],
  ['/ueber-uns', 'de', 'about-de'],
  ['/oud-adres', 'nl', 'moved-nl'],
])('Entry by URI %s in the site %s is %s', async (uri, site, id) => {
  expect(itemOf(await byUri(uri, { site }))['id']).toBe(id);
});

test.each([
  ['no entry has this URI', '/niemand', 'nl'],
  ['the page is in another site', '/over-ons', 'de'],
  ['the site is unknown', '/over-ons', 'atlantis'],
  ['the URI contains the prefix of the site', '/nl/over-ons', 'nl'],
  ['the collection is disabled', '/geheim/recept', 'nl'],
  ['the page is a draft', '/concept', 'nl'],
  ['the article is scheduled', '/nieuws/2099/01/01/toekomst', 'nl'],
  ['the vacancy is expired', '/vacatures/atelier/vac-old/lampenmaker', 'nl'],
])('Entry by URI is not found if %s', async (_, uri, site) => {
  const response = await byUri(uri, { site });
  expect(response.status).toBe(404);
  expect(response.body).toEqual(notFound);
});

test('Entry by URI requires the parameter uri', async () => {
  const response = await get('/api/entries-by-uri', { site: 'nl' });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: 'The uri field is required.' });
});
