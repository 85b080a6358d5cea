import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getItem, getFieldSample, getPage, propertyOf } from './responses.ts';

useContentSystem();

const keys = (item: unknown) => Object.keys(Object(item)).toSorted();
const idsIn = (items: unknown) =>
  Array.isArray(items) ? items.map((item) => propertyOf(item, 'id')) : items;

test('Assets field contains a shallow asset with alt and URLs', async () => {
  const { picture } = await getFieldSample('relations-full');
  expect(picture).toMatchObject({ id: 'assets::hero/workshop.jpg', alt: 'Een werkplaats met drie lampen' });
  expect(keys(picture)).toEqual(expect.arrayContaining(['alt', 'api_url', 'id', 'permalink', 'url']));
  expect(propertyOf(picture, 'url')).toMatch(/\/assets\/hero\/workshop\.jpg$/);
  expect(propertyOf(picture, 'permalink')).toMatch(/^https?:\/\/.+\/assets\/hero\/workshop\.jpg$/);
  expect(propertyOf(picture, 'api_url')).toMatch(/^https?:\/\/.+\/api\/assets\/assets\/hero\/workshop\.jpg$/);
});

test('Assets field keeps the stored order, drops missing assets and has null for a missing alt', async () => {
  const { pictures, lost_picture: lost } = await getFieldSample('relations-full');
  expect(idsIn(pictures)).toEqual(['assets::hero/dusk.png', 'assets::hero/workshop.jpg']);
  expect(pictures).toMatchObject([{ alt: null }, { alt: 'Een werkplaats met drie lampen' }]);
  expect(lost).toBeNull();
});

test('Entries field contains a shallow entry', async () => {
  const { page } = await getFieldSample('relations-full');
  expect(keys(page)).toEqual(['api_url', 'id', 'permalink', 'title', 'url']);
  expect(page).toMatchObject({
    id: 'about-nl',
    title: 'Over ons',
    url: '/nl/over-ons',
    permalink: 'https://www.example.test/nl/over-ons',
  });
});

test('Entries field drops drafts, scheduled, expired and missing entries', async () => {
  expect(idsIn((await getFieldSample('relations-full'))['pages'])).toEqual([
    'team-nl',
    'unlisted-nl',
    'art-lamp-nl',
  ]);
});

test('Entries field resolves entries in the site of the item and drops untranslated ones', async () => {
  const english = await getFieldSample('relations-full-en');
  expect(english['page']).toMatchObject({ id: 'about-en', url: '/en-UK/about-us' });
  expect(idsIn(english['pages'])).toEqual(['team-en', 'draft-en', 'art-lamp-en']);
});

test('Entries field with select_across_sites keeps the selected entry', async () => {
  expect((await getFieldSample('relations-full'))['any_site_page']).toMatchObject({ id: 'about-en' });
  expect((await getFieldSample('relations-full-en'))['any_site_page']).toMatchObject({ id: 'about-en' });
});

test('Terms field contains a shallow term with its slug', async () => {
  const { store_type: type } = await getFieldSample('relations-full');
  expect(keys(type)).toEqual(['api_url', 'id', 'permalink', 'slug', 'title', 'url']);
  expect(type).toMatchObject({ id: 'store_types::flagship', title: 'Vlaggenschip', slug: 'flagship' });
  expect(propertyOf(type, 'api_url')).toMatch(/\/api\/taxonomies\/store_types\/terms\/flagship$/);
});

test('Terms of the collection’s own taxonomy have URLs below the collection', async () => {
  const { store_types: types } = await getFieldSample('relations-full');
  expect(idsIn(types)).toEqual(['store_types::outlet', 'store_types::popup']);
  expect(types).toMatchObject([{ url: '/nl/kitchen/store-types/outlet' }, { slug: 'popup' }]);
});

test('Terms of a mounted collection have URLs below the mount page', async () => {
  const { store_types: types } = await getItem('/api/collections/articles/entries/art-lamp-nl');
  expect(types).toMatchObject([{ url: '/nl/nieuws/store-types/flagship' }]);
});

test('Terms of a collection without a mount have URLs below its handle', async () => {
  const response = await getPage('about-nl');
  expect(response['store_types']).toMatchObject([
    { url: '/nl/pages/store-types/flagship' },
    { slug: 'popup' },
  ]);
});

test('Terms field with several taxonomies resolves each term in its taxonomy', async () => {
  expect(idsIn((await getFieldSample('relations-full'))['labels'])).toEqual([
    'store_types::flagship',
    'topics::hout',
  ]);
});

test('Terms field has the titles of the entry’s site', async () => {
  expect((await getFieldSample('relations-full-en'))['store_type']).toMatchObject({
    id: 'store_types::flagship',
    title: 'Flagship',
  });
});

test('Users field contains shallow users', async () => {
  const { author, authors } = await getFieldSample('relations-full');
  expect(author).toMatchObject({ id: 'user-kim', name: 'Kim', email: 'kim@example.test' });
  expect(keys(author)).toEqual(['api_url', 'email', 'id', 'name']);
  expect(idsIn(authors)).toEqual(['user-kim']);
});

test('Form field contains one shallow form unless more are allowed', async () => {
  const { form, forms } = await getFieldSample('relations-full');
  expect(form).toMatchObject({ handle: 'contact', title: 'Contact' });
  expect(keys(form)).toEqual(['api_url', 'handle', 'title']);
  expect(forms).toMatchObject([{ handle: 'contact' }, { handle: 'newsletter' }]);
});

test('Link field with a URL or path is an object with the url', async () => {
  expect(await getFieldSample('relations-full')).toMatchObject({
    link_out: { url: 'https://example.test/buiten' },
    link_path: { url: '/nl/gids/kiezen' },
  });
});

test('Link field to an entry or asset contains the shallow item', async () => {
  const { link_entry: entry, link_asset: asset } = await getFieldSample('relations-full');
  expect(entry).toMatchObject({ id: 'about-nl', title: 'Over ons', url: '/nl/over-ons' });
  expect(asset).toMatchObject({ id: 'assets::documents/care.txt', alt: null });
  expect(propertyOf(asset, 'url')).toMatch(/\/assets\/documents\/care\.txt$/);
});

test('Link field resolves an entry in the site of the item', async () => {
  expect((await getFieldSample('relations-full-en'))['link_entry']).toMatchObject({
    id: 'about-en',
    url: '/en-UK/about-us',
  });
});

test('Link field with select_across_sites keeps the selected entry', async () => {
  expect((await getFieldSample('relations-full'))['link_across']).toMatchObject({
    id: 'about-en',
    url: '/en-UK/about-us',
  });
});

test('Link field @child resolves to the first child page', async () => {
  expect((await getPage('about-nl'))['first_child']).toMatchObject({ url: '/nl/over-ons/team' });
});

test('Empty link field has a null url', async () => {
  expect((await getFieldSample('relations-full'))['link_none']).toEqual({ url: null });
});

test.each(['picture', 'page', 'any_site_page', 'store_type', 'author', 'form'])(
  'Empty relation field %s is null',
  async (field) => {
    expect(await getFieldSample('relations-empty')).toHaveProperty(field, null);
  },
);

test.each(['pictures', 'pages', 'store_types', 'labels', 'authors', 'forms'])(
  'Empty multiple relation field %s is an empty list',
  async (field) => {
    expect(await getFieldSample('relations-empty')).toHaveProperty(field, []);
  },
);
