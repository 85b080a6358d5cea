import { expect, test } from 'vitest';
import { appUrl, embeddedTest, useContentSystem } from './content-system.ts';
import { getItem, getPage } from './responses.ts';

useContentSystem();

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

test('Home page has the URI / and the URL of its site', async () => {
  const page = await getPage('home-nl');
  expect(page).toMatchObject({ uri: '/', order: 1 });
  expect(String(page['url']).replace(/\/$/, '')).toBe('/nl');
  expect(String(page['permalink']).replace(/\/$/, '')).toBe('https://www.example.test/nl');
});

test('URI of a nested page starts with the URI of its parent', async () => {
  expect(await getPage('deep-nl')).toMatchObject({
    uri: '/over-ons/team/diep',
    url: '/nl/over-ons/team/diep',
    order: 4,
  });
});

test('Page that is not in the tree is last and at the top level', async () => {
  expect(await getPage('unlisted-nl')).toMatchObject({ uri: '/vergeten' });
  expect(Number((await getPage('unlisted-nl'))['order'])).toBeGreaterThan(
    Number((await getPage('moved-nl'))['order']),
  );
});

test('URLs of a site with its own domain have no prefix', async () => {
  expect(await getPage('about-de')).toMatchObject({
    uri: '/ueber-uns',
    url: '/ueber-uns',
    permalink: 'https://www.example.de/ueber-uns',
  });
});

embeddedTest(
  'Permalinks contain the configured URL of the application',
  'a real installation has its own APP_URL',
  async () => {
    expect((await getPage('about-en'))['permalink']).toBe(`${appUrl}/en-UK/about-us`);
  },
);

test('Page with a redirect has the URL of the target and its own URI', async () => {
  expect(await getPage('moved-nl')).toMatchObject({
    uri: '/oud-adres',
    url: 'https://elsewhere.example.test/shop',
    permalink: 'https://elsewhere.example.test/shop',
    redirect: 'https://elsewhere.example.test/shop',
  });
});

test('Page has the collection that is mounted on it', async () => {
  expect((await getPage('news-nl'))['mount']).toEqual({ title: 'Articles', handle: 'articles' });
});

test('Localisation of a mounting page has the collection of its origin', async () => {
  expect((await getPage('news-en'))['mount']).toEqual({ title: 'Articles', handle: 'articles' });
  expect((await getPage('about-en'))['mount']).toBeNull();
});

test('Entry of a collection without a route has no URI and no URL', async () => {
  const sample = await getItem('/api/collections/samples/entries/s-amber');
  expect(sample).toMatchObject({ uri: null, url: null, permalink: null, slug: 'amber-lamp', locale: 'nl' });
});

test('Dates are in UTC with six fraction digits', async () => {
  const article = await getItem('/api/collections/articles/entries/art-lamp-nl');
  for (const key of ['date', 'last_modified', 'updated_at']) expect(article[key]).toMatch(utc);
});

test.each([
  ['diary-day', '2026-03-14T00:00:00.000000Z'],
  ['diary-minute', '2026-03-14T09:30:00.000000Z'],
  ['diary-minute-en', '2026-03-14T09:30:00.000000Z'],
  ['diary-second', '2026-03-14T09:30:15.000000Z'],
])('Date in the file name of %s has the precision of the date field', async (id, date) => {
  expect(await getItem(`/api/collections/diary/entries/${id}`)).toMatchObject({ date });
});

test('Route can start with the mount of the collection in that site', async () => {
  expect(await getItem('/api/collections/articles/entries/art-wood-en')).toMatchObject({
    uri: '/news/living-wood',
    url: '/en-UK/news/living-wood',
  });
});

test('Route can contain any stored value and the id', async () => {
  expect(await getItem('/api/collections/vacancies/entries/vac-new')).toMatchObject({
    uri: '/vacatures/atelier/vac-new/houtbewerker',
  });
});

test('Entry of a collection without dates and tree has neither date nor order', async () => {
  expect(await getItem('/api/collections/kitchen/entries/plain-full')).toMatchObject({
    date: null,
    order: null,
  });
});
