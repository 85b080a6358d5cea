import { expect, test } from 'vitest';
import { sendRequest, embeddedTest, get, useContentSystem } from './content-system.ts';
import { notFound } from './responses.ts';

useContentSystem();

test('Every response has a JSON content type', async () => {
  const response = await get('/api/collections/pages/entries', { sort: 'title' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.body).toBeTypeOf('object');
});

test('HEAD response equals the GET response without a body', async () => {
  const response = await sendRequest('/api/collections/pages/entries/about-nl', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.text).toBe('');
});

test.each([
  ['an unknown path', '/api/nothing/here'],
  ['an unknown collection', '/api/collections/nothing/entries'],
  ['an unknown entry', '/api/collections/pages/entries/nobody'],
  ['an entry of another collection', '/api/collections/articles/entries/about-nl'],
  ['a draft', '/api/collections/pages/entries/draft-nl'],
  ['a disabled collection', '/api/collections/secrets/entries'],
  ['an entry of a disabled collection', '/api/collections/secrets/entries/secret-1'],
  ['the tree of a disabled collection', '/api/collections/secrets/tree'],
  ['a disabled resource', '/api/users'],
  ['a user if users are disabled', '/api/users/user-kim'],
  ['an unknown taxonomy', '/api/taxonomies/nothing/terms'],
  ['an unknown term', '/api/taxonomies/store_types/terms/nothing'],
  ['the entries of an unknown term', '/api/taxonomies/store_types/terms/nothing/entries'],
  ['an unknown global set', '/api/globals/nothing'],
  ['an unknown navigation', '/api/navs/nothing/tree'],
  ['a navigation without a tree in that site', '/api/navs/main/tree?site=de'],
  ['the tree of a collection in a site without the collection', '/api/collections/pages/tree?site=fr'],
  ['an unknown form', '/api/forms/nothing'],
  ['an unknown asset container', '/api/assets/nothing'],
  ['an unknown asset', '/api/assets/assets/hero/nothing.jpg'],
  ['a global set in a site without it', '/api/globals/notice?site=en_uk'],
])('Request for %s returns 404', async (_, path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.body).toEqual(notFound);
});

test('Response 404 is JSON regardless of the Accept header', async () => {
  const response = await get('/api/collections/pages/entries/nobody', {}, { accept: 'text/html' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.body).toEqual(notFound);
});

test('Forbidden filter returns 422 with its name', async () => {
  const response = await get('/api/collections/pages/entries', { filter: { color: 'red' } });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: 'Forbidden filter: color' });
});

test('Several forbidden filters are listed in one message', async () => {
  const response = await get('/api/collections/pages/entries', {
    filter: { color: 'red', title: 'x', size: 2 },
  });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: 'Forbidden filters: color, size' });
});

test('Forbidden filter with a condition is refused', async () => {
  const response = await get('/api/collections/pages/entries', { filter: { 'color:contains': 'red' } });
  expect(response.body).toEqual({ message: 'Forbidden filter: color' });
});

test.each(['status', 'published'])('Filter on %s is forbidden by default', async (field) => {
  const response = await get('/api/collections/pages/entries', { filter: { [field]: 'draft' } });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: `Forbidden filter: ${field}` });
});

test('Filter on a taxonomy is forbidden unless it is allowed', async () => {
  const response = await get('/api/collections/pages/entries', { filter: { 'taxonomy:topics': 'hout' } });
  expect(response.status).toBe(422);
});

test('Filter on title is forbidden for terms', async () => {
  const response = await get('/api/taxonomies/store_types/terms', { filter: { title: 'Outlet' } });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: 'Forbidden filter: title' });
});

test('Unknown query scope returns 422', async () => {
  const response = await get('/api/collections/pages/entries', { query_scope: { popular: { days: 7 } } });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: 'Forbidden query scope: popular' });
});

test('Filter with an unknown status returns 500 where it is allowed', async () => {
  const response = await get('/api/collections/vacancies/entries', { filter: { status: 'frobs' } });
  expect(response.status).toBe(500);
});

test('Unknown collection returns 404 before filters are validated', async () => {
  const response = await get('/api/collections/nothing/entries', { filter: { color: 'red' } });
  expect(response.status).toBe(404);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('Method %s is refused under /api', async (method) => {
  const response = await sendRequest('/api/collections/pages/entries', { method });
  expect([405, 419]).toContain(response.status);
});

embeddedTest(
  'Unsupported method returns 405',
  'a real installation routes other methods to web routes, which require a CSRF token',
  async () => {
    const response = await sendRequest('/api/collections/pages/entries/about-nl', { method: 'DELETE' });
    expect(response.status).toBe(405);
  },
);

test('Response is not cacheable by browsers or proxies', async () => {
  const response = await get('/api/collections/pages/entries/about-nl');
  expect(response.headers.get('cache-control')).toContain('no-cache');
  expect(response.headers.get('cache-control')).toContain('private');
  expect(response.headers.get('etag')).toBeNull();
  expect(response.headers.get('last-modified')).toBeNull();
});
