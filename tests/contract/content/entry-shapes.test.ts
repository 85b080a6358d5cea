import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getItem, getPage, inside } from './responses.ts';

useContentSystem();

const path = (url: unknown) => new URL(String(url)).pathname;

test('a page carries what identifies and places it', async () => {
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

test('a page knows its own address in the API', async () => {
  expect(path((await getPage('about-nl'))['api_url'])).toBe('/api/collections/pages/entries/about-nl');
});

test('the editor who changed it last is a user in short', async () => {
  const editor = (await getPage('about-nl'))['updated_by'];
  expect(editor).toMatchObject({ id: 'user-kim', name: 'Kim', email: 'kim@example.test' });
  expect(Object.keys(Object(editor)).toSorted()).toEqual(['api_url', 'email', 'id', 'name']);
  expect((await getPage('team-nl'))['updated_by']).toBeNull();
});

test('the keys come in alphabetical order', async () => {
  const keys = Object.keys(await getPage('about-nl'));
  expect(keys).toEqual(keys.toSorted());
});

test('there is a locale and an edit_url, but no site', async () => {
  const page = await getPage('about-nl');
  expect(page).toHaveProperty('edit_url');
  expect(page).not.toHaveProperty('site');
});

test('every field of the blueprint is there, with or without a value', async () => {
  expect(await getPage('team-nl')).toMatchObject({
    intro: null,
    subtitle: null,
    related: null,
    seo_title: null,
    seo_description: null,
    store_types: [],
  });
});

test('template, layout and content are absent unless they are stored or in the blueprint', async () => {
  const page = await getPage('team-nl');
  for (const key of ['template', 'layout', 'content']) expect(page).not.toHaveProperty(key);
});

test('values without a field in the blueprint come as they are stored', async () => {
  expect(await getPage('about-nl')).toMatchObject({
    loose_key: { a: 1, b: ['x', 'y'] },
    loose_picture: 'hero/workshop.jpg',
  });
});

test('yes and off are words; a bare date is a Unix time', async () => {
  expect(await getPage('about-nl')).toMatchObject({
    loose_yes: 'yes',
    loose_off: 'off',
    loose_date: 1773446400,
  });
});

test('fields of a fieldset are imported under a prefix, single ones with a configuration of their own', async () => {
  expect(await getPage('about-nl')).toMatchObject({
    seo_title: 'Over ons | Voorbeeld',
    seo_description: 'Wie wij zijn',
    teaser: 'Wij maken lampen',
  });
  expect((await getPage('team-nl'))['teaser']).toBe('Een gewone teaser');
});

test('an entry names its blueprint, else has the first by order', async () => {
  expect((await getPage('deep-nl'))['blueprint']).toEqual({ title: 'A landing page', handle: 'landing' });
  expect((await getPage('deep-nl'))['claim']).toBe('Een landingspagina');
  expect((await getPage('team-nl'))['blueprint']).toEqual({ title: 'Page', handle: 'page' });
});

test('blueprints without an order go by title', async () => {
  const article = await getItem('/api/collections/articles/entries/art-wood-nl');
  expect(article['blueprint']).toEqual({ title: 'Algemeen nieuws', handle: 'news' });
});

test('a collection without blueprints has the default one', async () => {
  const sample = await getItem('/api/collections/samples/entries/s-amber');
  expect(sample['blueprint']).toEqual({ title: 'Default', handle: 'default' });
  expect(sample).toHaveProperty('content', null);
});

test('an entry without a title has null for it', async () => {
  expect(await getItem('/api/collections/samples/entries/s-none')).toMatchObject({
    title: null,
    slug: 'zonder-titel',
  });
});

test('a number after the slug only tells files apart', async () => {
  expect(await getItem('/api/collections/samples/entries/s-double-2')).toMatchObject({
    slug: 'dubbel',
    title: 'Double two',
  });
});

test('what the collection injects is there until the entry says otherwise', async () => {
  expect(await getItem('/api/collections/samples/entries/s-amber')).toMatchObject({ weight: 10 });
  expect(await getItem('/api/collections/samples/entries/s-eclair')).toMatchObject({ weight: 25 });
  const article = await getItem('/api/collections/articles/entries/art-lamp-nl');
  expect(article).toMatchObject({ source: 'redactie', byline: 'Kim de Vries' });
});

test('the body of the file is its content', async () => {
  const article = await getItem('/api/collections/articles/entries/art-lamp-nl');
  expect(String(article['content']).trim()).toBe('<p>Een <strong>korte</strong> alinea.</p>');
});

test.each([
  ['art-wood-nl', '2026-02-01T00:00:00.000000Z', '/nieuws/2026/02/01/hout'],
  ['art-lamp-nl', '2026-03-14T09:30:00.000000Z', '/nieuws/2026/03/14/lamp'],
  ['art-time-nl', '2026-01-15T08:15:30.000000Z', '/nieuws/2026/01/15/tijd'],
])('%s has its date from the file name, and its route from the date', async (id, date, uri) => {
  expect(await getItem(`/api/collections/articles/entries/${id}`)).toMatchObject({
    date,
    uri,
    url: `/nl${uri}`,
  });
});

test('a scheduled entry opens by id and is private', async () => {
  expect(await getItem('/api/collections/articles/entries/art-future-nl')).toMatchObject({
    status: 'scheduled',
    published: true,
    private: true,
  });
});

test('an expired entry opens by id and is private', async () => {
  expect(await getItem('/api/collections/vacancies/entries/vac-old')).toMatchObject({
    status: 'expired',
    private: true,
  });
  expect(await getItem('/api/collections/vacancies/entries/vac-new')).toMatchObject({
    status: 'published',
    private: false,
  });
});

test('taxonomy fields join the blueprint by themselves', async () => {
  const article = await getItem('/api/collections/articles/entries/art-wood-nl');
  expect(article['store_types']).toMatchObject([
    { id: 'store_types::outlet' },
    { id: 'store_types::flagship' },
  ]);
});

test('a collection in short has a title and a handle', async () => {
  const { body } = await get('/api/collections/kitchen/entries/plain-full');
  expect(inside(inside(body, 'data'), 'collection')).toEqual({ title: 'Kitchen', handle: 'kitchen' });
});
