import { expect, test } from 'vitest';
import { ask, embeddedTest, get, useContentSystem } from './content-system.ts';
import { notFound } from './responses.ts';

useContentSystem();

test('answers are JSON', async () => {
  const answer = await get('/api/collections/pages/entries', { sort: 'title' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.body).toBeTypeOf('object');
});

test('HEAD answers like GET, without a body', async () => {
  const answer = await ask('/api/collections/pages/entries/about-nl', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.text).toBe('');
});

test.each([
  ['an unknown path', '/api/nothing/here'],
  ['an unknown collection', '/api/collections/nothing/entries'],
  ['an unknown entry', '/api/collections/pages/entries/nobody'],
  ['an entry of another collection', '/api/collections/articles/entries/about-nl'],
  ['a draft', '/api/collections/pages/entries/draft-nl'],
  ['a collection that is switched off', '/api/collections/secrets/entries'],
  ['an entry of a collection that is switched off', '/api/collections/secrets/entries/secret-1'],
  ['the tree of a collection that is switched off', '/api/collections/secrets/tree'],
  ['a resource that is switched off', '/api/users'],
  ['a user while users are switched off', '/api/users/user-kim'],
  ['an unknown taxonomy', '/api/taxonomies/nothing/terms'],
  ['an unknown term', '/api/taxonomies/store_types/terms/nothing'],
  ['the entries of an unknown term', '/api/taxonomies/store_types/terms/nothing/entries'],
  ['an unknown global set', '/api/globals/nothing'],
  ['an unknown navigation', '/api/navs/nothing/tree'],
  ['a navigation without a tree in that site', '/api/navs/main/tree?site=de'],
  ['a collection tree in a site the collection is not in', '/api/collections/pages/tree?site=fr'],
  ['an unknown form', '/api/forms/nothing'],
  ['an unknown asset container', '/api/assets/nothing'],
  ['an unknown asset', '/api/assets/assets/hero/nothing.jpg'],
  ['a global set in a site it does not have', '/api/globals/notice?site=en_uk'],
])('%s is not found', async (_, path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(notFound);
});

test('what is not found is told in JSON whatever the Accept header', async () => {
  const answer = await get('/api/collections/pages/entries/nobody', {}, { accept: 'text/html' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.body).toEqual(notFound);
});

test('a filter that is not allowed is refused by name, without a list of errors', async () => {
  const answer = await get('/api/collections/pages/entries', { filter: { color: 'red' } });
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: 'Forbidden filter: color' });
});

test('several filters that are not allowed are refused together', async () => {
  const answer = await get('/api/collections/pages/entries', {
    filter: { color: 'red', title: 'x', size: 2 },
  });
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: 'Forbidden filters: color, size' });
});

test('a condition does not hide that a filter is not allowed', async () => {
  const answer = await get('/api/collections/pages/entries', { filter: { 'color:contains': 'red' } });
  expect(answer.body).toEqual({ message: 'Forbidden filter: color' });
});

test.each(['status', 'published'])('the filter %s is not for the public', async (field) => {
  const answer = await get('/api/collections/pages/entries', { filter: { [field]: 'draft' } });
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: `Forbidden filter: ${field}` });
});

test('a taxonomy is filtered on only where it is allowed', async () => {
  const answer = await get('/api/collections/pages/entries', { filter: { 'taxonomy:topics': 'hout' } });
  expect(answer.status).toBe(422);
});

test('terms allow fewer filters than entries', async () => {
  const answer = await get('/api/taxonomies/store_types/terms', { filter: { title: 'Outlet' } });
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: 'Forbidden filter: title' });
});

test('an unknown query scope is refused', async () => {
  const answer = await get('/api/collections/pages/entries', { query_scope: { popular: { days: 7 } } });
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: 'Forbidden query scope: popular' });
});

test('an unknown status, where it may be asked for, is a fault of the server', async () => {
  const answer = await get('/api/collections/vacancies/entries', { filter: { status: 'frobs' } });
  expect(answer.status).toBe(500);
});

test('an unknown collection is not found before its filters are judged', async () => {
  const answer = await get('/api/collections/nothing/entries', { filter: { color: 'red' } });
  expect(answer.status).toBe(404);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused under /api', async (method) => {
  const answer = await ask('/api/collections/pages/entries', { method });
  expect([405, 419]).toContain(answer.status);
});

embeddedTest(
  'a wrong method is 405',
  'a real installation hands other verbs to its web routes, which ask for a CSRF token first',
  async () => {
    const answer = await ask('/api/collections/pages/entries/about-nl', { method: 'DELETE' });
    expect(answer.status).toBe(405);
  },
);

test('nothing is cached by the browser or a proxy on the way', async () => {
  const answer = await get('/api/collections/pages/entries/about-nl');
  expect(answer.headers.get('cache-control')).toContain('no-cache');
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('last-modified')).toBeNull();
});
