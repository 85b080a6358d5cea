import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getItem, getKitchen, getPage, inside } from './responses.ts';

useContentSystem();

const keys = (item: unknown) => Object.keys(Object(item)).toSorted();
const idsIn = (items: unknown) => (Array.isArray(items) ? items.map((item) => inside(item, 'id')) : items);

test('a picture is an asset in short; its size and focus are asked for at the asset', async () => {
  const { picture } = await getKitchen('relations-full');
  expect(picture).toMatchObject({ id: 'assets::hero/workshop.jpg', alt: 'Een werkplaats met drie lampen' });
  expect(keys(picture)).toEqual(expect.arrayContaining(['alt', 'api_url', 'id', 'permalink', 'url']));
  expect(inside(picture, 'url')).toMatch(/\/assets\/hero\/workshop\.jpg$/);
  expect(inside(picture, 'permalink')).toMatch(/^https?:\/\/.+\/assets\/hero\/workshop\.jpg$/);
  expect(inside(picture, 'api_url')).toMatch(/^https?:\/\/.+\/api\/assets\/assets\/hero\/workshop\.jpg$/);
});

test('pictures keep their stored order, the missing dropped; one without a description has null for it', async () => {
  const { pictures, lost_picture: lost } = await getKitchen('relations-full');
  expect(idsIn(pictures)).toEqual(['assets::hero/dusk.png', 'assets::hero/workshop.jpg']);
  expect(pictures).toMatchObject([{ alt: null }, { alt: 'Een werkplaats met drie lampen' }]);
  expect(lost).toBeNull();
});

test('a related page is an entry in short', async () => {
  const { page } = await getKitchen('relations-full');
  expect(keys(page)).toEqual(['api_url', 'id', 'permalink', 'title', 'url']);
  expect(page).toMatchObject({
    id: 'about-nl',
    title: 'Over ons',
    url: '/nl/over-ons',
    permalink: 'https://www.example.test/nl/over-ons',
  });
});

test('drafts, scheduled, expired and missing entries are dropped from a relation', async () => {
  expect(idsIn((await getKitchen('relations-full'))['pages'])).toEqual([
    'team-nl',
    'unlisted-nl',
    'art-lamp-nl',
  ]);
});

test('related entries are those of the entry’s own site, and dropped where they are not in it', async () => {
  const english = await getKitchen('relations-full-en');
  expect(english['page']).toMatchObject({ id: 'about-en', url: '/en-UK/about-us' });
  expect(idsIn(english['pages'])).toEqual(['team-en', 'draft-en', 'art-lamp-en']);
});

test('a relation across sites keeps the entry that was chosen', async () => {
  expect((await getKitchen('relations-full'))['any_site_page']).toMatchObject({ id: 'about-en' });
  expect((await getKitchen('relations-full-en'))['any_site_page']).toMatchObject({ id: 'about-en' });
});

test('a term in short carries its slug', async () => {
  const { store_type: type } = await getKitchen('relations-full');
  expect(keys(type)).toEqual(['api_url', 'id', 'permalink', 'slug', 'title', 'url']);
  expect(type).toMatchObject({ id: 'store_types::flagship', title: 'Vlaggenschip', slug: 'flagship' });
  expect(inside(type, 'api_url')).toMatch(/\/api\/taxonomies\/store_types\/terms\/flagship$/);
});

test('a field that is the collection’s own taxonomy has terms under the collection’s address', async () => {
  const { store_types: types } = await getKitchen('relations-full');
  expect(idsIn(types)).toEqual(['store_types::outlet', 'store_types::popup']);
  expect(types).toMatchObject([{ url: '/nl/kitchen/store-types/outlet' }, { slug: 'popup' }]);
});

test('terms of a mounted collection stand under the page it is mounted on', async () => {
  const { store_types: types } = await getItem('/api/collections/articles/entries/art-lamp-nl');
  expect(types).toMatchObject([{ url: '/nl/nieuws/store-types/flagship' }]);
});

test('terms of a collection that is not mounted stand under its handle', async () => {
  const answer = await getPage('about-nl');
  expect(answer['store_types']).toMatchObject([{ url: '/nl/pages/store-types/flagship' }, { slug: 'popup' }]);
});

test('a field of several taxonomies stores them with the term', async () => {
  expect(idsIn((await getKitchen('relations-full'))['labels'])).toEqual([
    'store_types::flagship',
    'topics::hout',
  ]);
});

test('a term is named in the entry’s own language', async () => {
  expect((await getKitchen('relations-full-en'))['store_type']).toMatchObject({
    id: 'store_types::flagship',
    title: 'Flagship',
  });
});

test('a user in short', async () => {
  const { author, authors } = await getKitchen('relations-full');
  expect(author).toMatchObject({ id: 'user-kim', name: 'Kim', email: 'kim@example.test' });
  expect(keys(author)).toEqual(['api_url', 'email', 'id', 'name']);
  expect(idsIn(authors)).toEqual(['user-kim']);
});

test('a form in short, one unless more are allowed', async () => {
  const { form, forms } = await getKitchen('relations-full');
  expect(form).toMatchObject({ handle: 'contact', title: 'Contact' });
  expect(keys(form)).toEqual(['api_url', 'handle', 'title']);
  expect(forms).toMatchObject([{ handle: 'contact' }, { handle: 'newsletter' }]);
});

test('links outward and to a path are objects with a url', async () => {
  expect(await getKitchen('relations-full')).toMatchObject({
    link_out: { url: 'https://example.test/buiten' },
    link_path: { url: '/nl/gids/kiezen' },
  });
});

test('a link to an entry or an asset is that item in short', async () => {
  const { link_entry: entry, link_asset: asset } = await getKitchen('relations-full');
  expect(entry).toMatchObject({ id: 'about-nl', title: 'Over ons', url: '/nl/over-ons' });
  expect(asset).toMatchObject({ id: 'assets::documents/care.txt', alt: null });
  expect(inside(asset, 'url')).toMatch(/\/assets\/documents\/care\.txt$/);
});

test('a link to an entry leads to it in the item’s own site', async () => {
  expect((await getKitchen('relations-full-en'))['link_entry']).toMatchObject({
    id: 'about-en',
    url: '/en-UK/about-us',
  });
});

test('a link across sites keeps the entry that was chosen', async () => {
  expect((await getKitchen('relations-full'))['link_across']).toMatchObject({
    id: 'about-en',
    url: '/en-UK/about-us',
  });
});

test('a link to the first child page', async () => {
  expect((await getPage('about-nl'))['first_child']).toMatchObject({ url: '/nl/over-ons/team' });
});

test('a link to nowhere has no url', async () => {
  expect((await getKitchen('relations-full'))['link_none']).toEqual({ url: null });
});

test.each(['picture', 'page', 'any_site_page', 'store_type', 'author', 'form'])(
  '%s is null without one',
  async (field) => {
    expect(await getKitchen('relations-empty')).toHaveProperty(field, null);
  },
);

test.each(['pictures', 'pages', 'store_types', 'labels', 'authors', 'forms'])(
  '%s is an empty list without any',
  async (field) => {
    expect(await getKitchen('relations-empty')).toHaveProperty(field, []);
  },
);
