import { expect, test } from 'vitest';
import { lamps } from './lamps.ts';
import {
  createIndex,
  embeddedTest,
  keyHeaders,
  newIndexName,
  searchSystem,
  sendRaw,
  useSearch,
} from './search-system.ts';

useSearch();

test('Keys are headers or query parameters', async () => {
  const indexName = await createIndex(lamps);
  const { appId, searchKey } = searchSystem();
  const inQuery = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey });
  const path = `/1/indexes/${indexName}/query`;
  const headers = { 'content-type': 'text/plain' };
  expect((await sendRaw('POST', `${path}?${inQuery.toString()}`, { query: 'oda' }, headers)).status).toBe(
    200,
  );
  expect((await sendRaw('POST', path, { query: 'oda' }, keyHeaders(searchKey))).status).toBe(200);
});

test.each([
  ['no key', {}],
  ['a wrong key', { 'x-algolia-application-id': 'right', 'x-algolia-api-key': 'wrong' }],
])('A request with %s is refused', async (_, given: Record<string, string>) => {
  const { appId, searchKey } = searchSystem();
  const wrongApplication = { ...keyHeaders(searchKey), 'x-algolia-application-id': 'OTHER' };
  const headers = given['x-algolia-application-id'] ? { ...given, 'x-algolia-application-id': appId } : given;
  for (const own of [headers, wrongApplication]) {
    const { status, body, headers: answered } = await sendRaw('POST', '/1/indexes/x/query', {}, own);
    expect({ status, body }).toEqual({
      status: 403,
      body: { status: 403, message: 'Invalid Application-ID or API key' },
    });
    expect(answered.get('access-control-allow-origin')).toBe('*');
  }
});

test.each([
  ['POST', 'browse'],
  ['POST', 'batch'],
  ['GET', 'settings'],
  ['PUT', 'settings'],
  ['POST', 'synonyms/search'],
  ['POST', 'operation'],
  ['POST', 'clear'],
  ['PUT', 'record'],
])('The search key may not call %s %s', async (method, path) => {
  const indexName = await createIndex(lamps);
  const { searchKey } = searchSystem();
  const body = method === 'GET' ? undefined : {};
  const response = await sendRaw(method, `/1/indexes/${indexName}/${path}`, body, keyHeaders(searchKey));
  expect(response).toMatchObject({ status: 403, body: { message: 'Method not allowed with this API key' } });
});

test('The search key reads records without their unretrievable attributes', async () => {
  const indexName = await createIndex(lamps, { unretrievableAttributes: ['popularity'] });
  const read = async (key: string) =>
    (
      await sendRaw(
        'GET',
        `/1/indexes/${indexName}/1?attributesToRetrieve=popularity,sku`,
        undefined,
        keyHeaders(key),
      )
    ).body;
  const { searchKey, adminKey } = searchSystem();
  expect(await read(searchKey)).toEqual({ objectID: '1', sku: 'ODA-HANG' });
  expect(await read(adminKey)).toEqual({ objectID: '1', sku: 'ODA-HANG', popularity: 5 });
});

test('Pages of other origins may send requests', async () => {
  const response = await sendRaw('OPTIONS', '/1/indexes/*/queries', undefined, {
    'access-control-request-method': 'POST',
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
});

test('A request for a missing index or an unknown path gets status 404', async () => {
  const missing = newIndexName();
  expect(await sendRaw('POST', `/1/indexes/${missing}/query`, {})).toMatchObject({
    status: 404,
    body: { status: 404, message: `Index ${missing} does not exist` },
  });
  expect((await sendRaw('GET', '/2/anything')).status).toBe(404);
});

const action = { action: 'addObject', body: { objectID: '1' } };
const REASON = 'It is not known which routes of a real application refuse unknown parameters.';
const withUnknown: readonly [method: string, path: string, body?: object][] = [
  ['POST', '/1/indexes/INDEX/query', { colour: 1 }],
  ['POST', '/1/indexes/INDEX/query?colour=1', {}],
  ['POST', '/1/indexes/*/queries', { requests: [], colour: 1 }],
  ['POST', '/1/indexes/*/queries', { requests: [{ indexName: 'INDEX', colour: 1 }] }],
  ['POST', '/1/indexes/*/queries', { requests: [{ indexName: 'INDEX', params: 'colour=1' }] }],
  ['POST', '/1/indexes/INDEX/facets/brand/query', { colour: 1 }],
  ['POST', '/1/indexes/INDEX/browse', { colour: 1 }],
  ['POST', '/1/indexes/INDEX/batch', { requests: [action], colour: 1 }],
  ['POST', '/1/indexes/INDEX/batch', { requests: [{ ...action, colour: 1 }] }],
  ['POST', '/1/indexes/*/batch', { requests: [{ ...action, indexName: 'INDEX', colour: 1 }] }],
  ['POST', '/1/indexes/*/objects', { requests: [{ indexName: 'INDEX', objectID: '1', colour: 1 }] }],
  ['POST', '/1/indexes/INDEX/deleteByQuery', { filters: 'a:b', colour: 1 }],
  ['POST', '/1/indexes/INDEX/operation', { operation: 'copy', destination: 'x', colour: 1 }],
  ['POST', '/1/indexes/INDEX/synonyms/search', { colour: 1 }],
  ['PUT', '/1/indexes/INDEX/settings', { colour: 1 }],
  ['PUT', '/1/indexes/INDEX/settings?colour=1', {}],
  ['GET', '/1/indexes?colour=1'],
];
for (const [method, path, body] of withUnknown) {
  const text = body && JSON.stringify(body);
  embeddedTest(`${method} ${path} with an unknown parameter is 400: ${text}`, REASON, async () => {
    const indexName = await createIndex(lamps);
    const named = (template: string) => template.replaceAll('INDEX', indexName);
    expect(await sendRaw(method, named(path), text && named(text))).toMatchObject({
      status: 400,
      body: { status: 400, message: 'Unknown parameter: colour' },
    });
  });
}
