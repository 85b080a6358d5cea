import { expect, test } from 'vitest';
import { appUrl, embeddedTest, useContentSystem } from './content-system.ts';
import { getItem, getPage } from './responses.ts';

useContentSystem();

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

test('the home page lives at the root of its site', async () => {
  const page = await getPage('home-nl');
  expect(page).toMatchObject({ uri: '/', order: 1 });
  expect(String(page['url']).replace(/\/$/, '')).toBe('/nl');
  expect(String(page['permalink']).replace(/\/$/, '')).toBe('https://www.example.test/nl');
});

test('the uri of a nested page begins with its parents', async () => {
  expect(await getPage('deep-nl')).toMatchObject({
    uri: '/over-ons/team/diep',
    url: '/nl/over-ons/team/diep',
    order: 4,
  });
});

test('a page the tree forgot comes last and at the top level', async () => {
  expect(await getPage('unlisted-nl')).toMatchObject({ uri: '/vergeten' });
  expect(Number((await getPage('unlisted-nl'))['order'])).toBeGreaterThan(
    Number((await getPage('moved-nl'))['order']),
  );
});

test('a site on a domain of its own has no prefix in its urls', async () => {
  expect(await getPage('about-de')).toMatchObject({
    uri: '/ueber-uns',
    url: '/ueber-uns',
    permalink: 'https://www.example.de/ueber-uns',
  });
});

embeddedTest(
  'the configured address of the application stands in the sites',
  'a real installation has an APP_URL of its own',
  async () => {
    expect((await getPage('about-en'))['permalink']).toBe(`${appUrl}/en-UK/about-us`);
  },
);

test('a redirecting page has the target as url and keeps its own uri', async () => {
  expect(await getPage('moved-nl')).toMatchObject({
    uri: '/oud-adres',
    url: 'https://elsewhere.example.test/shop',
    permalink: 'https://elsewhere.example.test/shop',
    redirect: 'https://elsewhere.example.test/shop',
  });
});

test('the page on which a collection is mounted says so', async () => {
  expect((await getPage('news-nl'))['mount']).toEqual({ title: 'Articles', handle: 'articles' });
});

test('a collection without a route has no addresses', async () => {
  const sample = await getItem('/api/collections/samples/entries/s-amber');
  expect(sample).toMatchObject({ uri: null, url: null, permalink: null, slug: 'amber-lamp', locale: 'nl' });
});

test('dates are in UTC with six fraction digits', async () => {
  const article = await getItem('/api/collections/articles/entries/art-lamp-nl');
  for (const key of ['date', 'last_modified', 'updated_at']) expect(article[key]).toMatch(utc);
});

test('a route may begin where the collection is mounted in that site', async () => {
  expect(await getItem('/api/collections/articles/entries/art-wood-en')).toMatchObject({
    uri: '/news/living-wood',
    url: '/en-UK/news/living-wood',
  });
});

test('a route may take any stored value and the id', async () => {
  expect(await getItem('/api/collections/vacancies/entries/vac-new')).toMatchObject({
    uri: '/vacatures/atelier/vac-new/houtbewerker',
  });
});

test('an undated, unstructured entry has neither date nor order', async () => {
  expect(await getItem('/api/collections/kitchen/entries/plain-full')).toMatchObject({
    date: null,
    order: null,
  });
});
