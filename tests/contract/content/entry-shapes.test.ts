import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getItem, getPage, propertyOf } from './responses.ts';

useContentSystem();

const path = (url: unknown) => new URL(String(url)).pathname;

test('Page has id, slug, URLs, status and position', async () => {
  expect(await getPage('about-nl')).toMatchObject({
    id: 'about-nl',
    origin_id: null,
    title: 'Over ons',
    slug: 'over-ons',
    uri: '/over-ons',
    url: '/nl/over-ons',
    permalink: 'https://www.example.test/nl/over-ons',
    status: 'published',
    published: true,
    private: false,
    date: null,
    order: 2,
    is_entry: true,
    collection: { title: 'Pages', handle: 'pages' },
    blueprint: { title: 'Page', handle: 'page' },
    mount: null,
    locale: 'nl',
    last_modified: '2026-03-14T09:30:00.000000Z',
    updated_at: '2026-03-14T09:30:00.000000Z',
  });
});

test('Page has its own API URL', async () => {
  expect(path((await getPage('about-nl'))['api_url'])).toBe('/api/collections/pages/entries/about-nl');
});

test('Page has its last editor as a shallow user', async () => {
  const editor = (await getPage('about-nl'))['updated_by'];
  expect(editor).toMatchObject({ id: 'user-kim', name: 'Kim', email: 'kim@example.test' });
  expect(Object.keys(Object(editor)).toSorted()).toEqual(['api_url', 'email', 'id', 'name']);
  expect((await getPage('team-nl'))['updated_by']).toBeNull();
});

test('Page has its keys in alphabetical order', async () => {
  const keys = Object.keys(await getPage('about-nl'));
  expect(keys).toEqual(keys.toSorted());
});

test('Page has locale and edit_url, but no site', async () => {
  const page = await getPage('about-nl');
  expect(page).toHaveProperty('edit_url');
  expect(page).not.toHaveProperty('site');
});

test('Page has every field of its blueprint, with or without a value', async () => {
  expect(await getPage('team-nl')).toMatchObject({
    intro: null,
    subtitle: null,
    related: null,
    seo_title: null,
    seo_description: null,
    store_types: [],
  });
});

test('Page has template, layout and content only if they are stored or in the blueprint', async () => {
  const page = await getPage('team-nl');
  for (const key of ['template', 'layout', 'content']) expect(page).not.toHaveProperty(key);
});

test('Values without a blueprint field are returned as stored', async () => {
  expect(await getPage('about-nl')).toMatchObject({
    loose_key: { a: 1, b: ['x', 'y'] },
    loose_picture: 'hero/workshop.jpg',
  });
});

test('Unquoted yes and off are text, and an unquoted date is a Unix time', async () => {
  expect(await getPage('about-nl')).toMatchObject({
    loose_yes: 'yes',
    loose_off: 'off',
    loose_date: 1773446400,
  });
});

test('Blueprint imports a fieldset with a prefix, and single fields with their own configuration', async () => {
  expect(await getPage('about-nl')).toMatchObject({
    seo_title: 'Over ons | Voorbeeld',
    seo_description: 'Wie wij zijn',
    teaser: 'Wij maken lampen',
  });
  expect((await getPage('team-nl'))['teaser']).toBe('Een gewone teaser');
});

test('Entry has its own blueprint, else the first by order', async () => {
  expect((await getPage('deep-nl'))['blueprint']).toEqual({ title: 'A landing page', handle: 'landing' });
  expect((await getPage('deep-nl'))['claim']).toBe('Een landingspagina');
  expect((await getPage('team-nl'))['blueprint']).toEqual({ title: 'Page', handle: 'page' });
});

test('Blueprints without an order are sorted by title', async () => {
  const article = await getItem('/api/collections/articles/entries/art-wood-nl');
  expect(article['blueprint']).toEqual({ title: 'Algemeen nieuws', handle: 'news' });
});

test('Collection without blueprints uses the default blueprint', async () => {
  const sample = await getItem('/api/collections/samples/entries/s-amber');
  expect(sample['blueprint']).toEqual({ title: 'Default', handle: 'default' });
  expect(sample).toHaveProperty('content', null);
});

test('Entry without a title has a null title', async () => {
  expect(await getItem('/api/collections/samples/entries/s-none')).toMatchObject({
    title: null,
    slug: 'zonder-titel',
  });
});

test('Number after the slug in a file name is not part of the slug', async () => {
  expect(await getItem('/api/collections/samples/entries/s-double-2')).toMatchObject({
    slug: 'dubbel',
    title: 'Double two',
  });
});

test('Entry inherits injected values of its collection and can override them', async () => {
  expect(await getItem('/api/collections/samples/entries/s-amber')).toMatchObject({ weight: 10 });
  expect(await getItem('/api/collections/samples/entries/s-eclair')).toMatchObject({ weight: 25 });
  const article = await getItem('/api/collections/articles/entries/art-lamp-nl');
  expect(article).toMatchObject({ source: 'redactie', byline: 'Kim de Vries' });
});

test('Body of the file is the field content', async () => {
  const article = await getItem('/api/collections/articles/entries/art-lamp-nl');
  expect(String(article['content']).trim()).toBe('<p>Een <strong>korte</strong> alinea.</p>');
});

test.each([
  ['art-wood-nl', '2026-02-01T00:00:00.000000Z', '/nieuws/2026/02/01/hout'],
  ['art-lamp-nl', '2026-03-14T09:30:00.000000Z', '/nieuws/2026/03/14/lamp'],
  ['art-time-nl', '2026-01-15T08:15:30.000000Z', '/nieuws/2026/01/15/tijd'],
])('Entry %s has the date of its file name, also in its URI', async (id, date, uri) => {
  expect(await getItem(`/api/collections/articles/entries/${id}`)).toMatchObject({
    date,
    uri,
    url: `/nl${uri}`,
  });
});

test('Scheduled entry is available by id and private', async () => {
  expect(await getItem('/api/collections/articles/entries/art-future-nl')).toMatchObject({
    status: 'scheduled',
    published: true,
    private: true,
  });
});

test('Expired entry is available by id and private', async () => {
  expect(await getItem('/api/collections/vacancies/entries/vac-old')).toMatchObject({
    status: 'expired',
    private: true,
  });
  expect(await getItem('/api/collections/vacancies/entries/vac-new')).toMatchObject({
    status: 'published',
    private: false,
  });
});

test('Blueprint includes the taxonomies of the collection automatically', async () => {
  const article = await getItem('/api/collections/articles/entries/art-wood-nl');
  expect(article['store_types']).toMatchObject([
    { id: 'store_types::outlet' },
    { id: 'store_types::flagship' },
  ]);
});

test('Collection of an entry has a title and a handle', async () => {
  const { body } = await get('/api/collections/kitchen/entries/plain-full');
  expect(propertyOf(propertyOf(body, 'data'), 'collection')).toEqual({ title: 'Kitchen', handle: 'kitchen' });
});
