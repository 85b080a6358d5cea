import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getPage, itemOf, notFound } from './responses.ts';

useContentSystem();

const byUri = (uri: string, query: Record<string, unknown> = {}) =>
  get('/api/entries-by-uri', { uri, ...query });

test('a page is found by its uri, whole and without meta', async () => {
  const answer = await byUri('/over-ons', { site: 'nl' });
  expect(answer.body).toEqual({ data: await getPage('about-nl') });
});

test.each(['/over-ons', 'over-ons', '/over-ons/', 'over-ons/'])(
  'the slashes around "%s" do not matter',
  async (uri) => {
    expect(itemOf(await byUri(uri, { site: 'nl' }))['id']).toBe('about-nl');
  },
);

test('the home page is /', async () => {
  expect(itemOf(await byUri('/', { site: 'nl' }))['id']).toBe('home-nl');
  expect(itemOf(await byUri('/', { site: 'de' }))['id']).toBe('home-de');
});

test('the site is the default one when none is given', async () => {
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
])('%s in %s is %s', async (uri, site, id) => {
  expect(itemOf(await byUri(uri, { site }))['id']).toBe(id);
});

test.each([
  ['nothing lives there', '/niemand', 'nl'],
  ['the page lives in another site', '/over-ons', 'de'],
  ['the site is unknown', '/over-ons', 'atlantis'],
  ['the uri carries the prefix of the site', '/nl/over-ons', 'nl'],
  ['its collection is switched off', '/geheim/recept', 'nl'],
  ['the page is a draft', '/concept', 'nl'],
  ['the article is scheduled', '/nieuws/2099/01/01/toekomst', 'nl'],
  ['the vacancy is expired', '/vacatures/atelier/vac-old/lampenmaker', 'nl'],
])('not found when %s', async (_, uri, site) => {
  const answer = await byUri(uri, { site });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(notFound);
});

test('a uri must be given', async () => {
  const answer = await get('/api/entries-by-uri', { site: 'nl' });
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: 'The uri field is required.' });
});
