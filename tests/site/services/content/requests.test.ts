import { expect, test } from 'vitest';
import { parseQuery } from '#site/limits/query';
import type { ContentClient } from '#site/services/content';
import { sendJson, startOrigin } from '../../origin.ts';
import { clientOf, clientWithResponse, wireList, wirePage } from './client.ts';

test('An entry is requested by uri in the client’s site, as JSON', async () => {
  const { origin, nl } = await clientWithResponse({ data: wirePage('about') });

  await nl.entryByUri('over-ons/');

  const [request] = origin.requests;
  expect(request?.url.pathname).toBe('/api/entries-by-uri');
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({ uri: '/over-ons', site: 'nl' });
  expect(request?.headers).toMatchObject({ accept: 'application/json' });
  expect(request?.headers).not.toHaveProperty('authorization');
});

test.each([
  ['/api/collections/pages/entries/a-1?site=nl', (nl: ContentClient) => nl.entry('pages', 'a-1')],
  ['/api/forms/contact', (nl: ContentClient) => nl.form('contact')],
  ['/api/globals?site=nl', (nl: ContentClient) => nl.globals()],
  ['/api/taxonomies/topics/terms/wood?site=nl', (nl: ContentClient) => nl.term('topics', 'wood')],
])('A content call requests %s', async (path, call) => {
  const { origin, nl } = await clientWithResponse({ message: 'Not found.' }, 404);

  await call(nl);

  const [request] = origin.requests;
  expect(`${request?.method} ${request?.url.pathname}${request?.url.search}`).toBe(`GET ${path}`);
});

test('A configured bearer token is sent', async () => {
  const origin = await startOrigin((response) => sendJson(response, { data: [] }));
  const { nl } = clientOf(origin.url, { token: 'api-secret' });

  await nl.globals();

  expect(origin.requests[0]?.headers.authorization).toBe('Bearer api-secret');
});

test('A list request contains order, size and both site parameters, with nested brackets', async () => {
  const { origin, nl } = await clientWithResponse(wireList([]));

  await nl.entries('articles', { sort: '-date', limit: 3, filter: { 'title:contains': 'lamp & hout' } });
  await nl.terms('topics');

  const [entries, terms] = origin.requests;
  expect(entries?.url.pathname).toBe('/api/collections/articles/entries');
  expect(Object.fromEntries(entries?.url.searchParams ?? [])).toEqual({
    'filter[title:contains]': 'lamp & hout',
    'filter[site]': 'nl',
    site: 'nl',
    sort: '-date',
    limit: '3',
    page: '1',
  });
  expect(terms?.url.pathname).toBe('/api/taxonomies/topics/terms');
  expect(Object.fromEntries(terms?.url.searchParams ?? [])).toEqual({
    'filter[site]': 'nl',
    site: 'nl',
    sort: 'title',
    limit: '100',
    page: '1',
  });
});

test('The query parser reads a list request with hundreds of filters completely', async () => {
  const { origin, nl } = await clientWithResponse(wireList([]));
  const filter = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [`field_${index}:in`, `a|${index}`]),
  );
  const fields = Array.from({ length: 40 }, (_, index) => `field_${index}`);

  await nl.entries('articles', { sort: 'title', filter, fields });

  const query = Object(parseQuery(origin.requests[0]?.url.search ?? ''));
  expect(query.filter).toEqual({ ...filter, site: 'nl' });
  expect(String(query.fields).split(',')).toEqual(expect.arrayContaining(fields));
});

test('A filter cannot change the site of a list', async () => {
  const { origin, nl } = await clientWithResponse(wireList([]));

  await nl.entries('pages', { filter: { site: 'de' } });

  expect(origin.requests[0]?.url.searchParams.getAll('filter[site]')).toEqual(['nl']);
});

test('A list of all sites contains no site parameter', async () => {
  const { origin, nl } = await clientWithResponse(wireList([]));

  await nl.entries('pages', { inAllSites: true, filter: { origin: 'about-nl' } });

  const query = origin.requests[0]?.url.searchParams;
  expect(query?.get('filter[origin]')).toBe('about-nl');
  expect([query?.has('site'), query?.has('filter[site]')]).toEqual([false, false]);
});

test('A list with selected fields includes the keys of every entry', async () => {
  const { origin, nl } = await clientWithResponse(wireList([]));

  await nl.entries('pages', { fields: ['seo_noindex', 'title'] });

  const fields = origin.requests[0]?.url.searchParams.get('fields')?.split(',') ?? [];
  expect(fields).toEqual(
    expect.arrayContaining(['id', 'locale', 'collection', 'status', 'updated_at', 'seo_noindex']),
  );
  expect(fields.filter((field) => field === 'title')).toHaveLength(1);
  expect(fields).not.toContain('sections');
});

test('A navigation request contains title, url and further fields', async () => {
  const { origin, nl } = await clientWithResponse({ data: [] });

  await nl.navTree('main');
  await nl.navTree('main', ['new_tab']);

  expect(origin.requests.map(({ url }) => url.pathname + decodeURIComponent(url.search))).toEqual([
    '/api/navs/main/tree?site=nl&fields=title,url',
    '/api/navs/main/tree?site=nl&fields=title,url,new_tab',
  ]);
});

test('The preview token is sent only with requests for a single entry', async () => {
  const origin = await startOrigin((response) => sendJson(response, { message: 'Not found.' }, 404));
  const { content } = clientOf(origin.url);
  const preview = content.forRequest({ site: 'nl', previewToken: 'secret' });

  await preview.entryByUri('/concept');
  await preview.entry('pages', 'draft-nl');
  await preview.entries('pages');
  await preview.allEntries('pages');
  await preview.globals();
  await preview.navTree('main');
  await preview.terms('topics');
  await preview.term('topics', 'hout');
  await preview.form('contact');
  await preview.asset('assets', 'hero/lamp.jpg');
  await preview.graphql('{ping}');
  await preview.submitForm('contact', {}, 'https://www.example.test/nl/contact');

  const withToken = origin.requests
    .filter(({ url }) => url.searchParams.has('token'))
    .map(({ url }) => url.pathname);
  expect(withToken).toEqual(['/api/entries-by-uri', '/api/collections/pages/entries/draft-nl']);
  expect(origin.requests).toHaveLength(12);
});

test('A path segment of dots is escaped', async () => {
  const { origin, nl } = await clientWithResponse({ message: 'Not found.' }, 404);

  expect(await nl.asset('assets', '../../globals')).toEqual({ ok: true, value: null });
  expect(await nl.entry('pages', '..')).toEqual({ ok: true, value: null });

  const paths = origin.requests.map(({ url }) => url.pathname);
  expect(paths[0]).toMatch(/^\/api\/assets\/assets\/.+\/globals$/);
  expect(paths[1]).toMatch(/^\/api\/collections\/pages\/entries\/.+$/);
});

test('Special characters in a path segment are escaped', async () => {
  const { origin, nl } = await clientWithResponse({ message: 'Not found.' }, 404);

  await nl.asset('assets', 'hero/één lamp?.jpg');

  expect(decodeURIComponent(origin.requests[0]?.url.pathname ?? '')).toBe(
    '/api/assets/assets/hero/één lamp?.jpg',
  );
});

test('An unpaired surrogate in a path segment or a uri is replaced', async () => {
  const { origin, nl } = await clientWithResponse({ message: 'Not found.' }, 404);

  expect(await nl.form('a\ud800')).toEqual({ ok: true, value: null });
  expect(await nl.entryByUri('/a\udc00')).toEqual({ ok: true, value: null });

  expect(origin.requests.map(({ url }) => url.pathname)).toEqual([
    '/api/forms/a%EF%BF%BD',
    '/api/entries-by-uri',
  ]);
});

test('GraphQL is posted once, as a query with variables', async () => {
  const { origin, nl } = await clientWithResponse({ message: 'busy' }, 409);

  await nl.graphql('{ping}');
  await nl.graphql('query P($id: ID) { entry(id: $id) { title } }', { id: 'a' });

  expect(origin.requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(
    Array(2).fill('POST /api/graphql'),
  );
  expect(JSON.parse(String(origin.requests[0]?.body))).toEqual({ query: '{ping}' });
  expect(JSON.parse(String(origin.requests[1]?.body))).toMatchObject({ variables: { id: 'a' } });
});
