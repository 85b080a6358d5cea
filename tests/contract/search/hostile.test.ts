import { expect, test } from 'vitest';
import { lamps, lampSettings } from './lamps.ts';
import {
  adminClient,
  createIndex,
  idsOf,
  newIndexName,
  searchIndex,
  searchSystem,
  sendRaw,
  useSearch,
} from './search-system.ts';

useSearch();

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u0000\u0001\u001f lamp \u007f',
  '\ud800',
  '__proto__',
  'constructor prototype hasOwnProperty toString',
  '*?()[]{}+.^$|\\',
  "' OR 1=1 --",
  'brand:Oda OR NOT brand:Oda',
  '👩‍👩‍👧‍👦 🏮',
  '\u202e\u0645\u0631\u062d\u0628\u0627',
  '%00%0a',
  '- -- "" " -" ""-',
])('Query %j gets a response in time, without an error', async (query) => {
  const indexName = await createIndex(lamps, lampSettings);
  for (const advancedSyntax of [false, true]) {
    const response = await searchIndex(indexName, {
      query,
      advancedSyntax,
      ignorePlurals: true,
      removeStopWords: true,
    });
    expect(response.nbHits).toBeLessThanOrEqual(4);
    expect(response.query).toBe(query.toWellFormed());
  }
  expect(searchSystem().log).toEqual([]);
});

test.each([
  ['PUT', ''],
  ['POST', '/partial'],
])('%s writes no record whose objectID in the path is too long', async (method, suffix) => {
  const indexName = await createIndex(lamps, lampSettings);
  const { status } = await sendRaw(method, `/1/indexes/${indexName}/${'x'.repeat(1025)}${suffix}`, { a: 1 });
  expect(status).toBe(400);
  expect((await searchIndex(indexName)).nbHits).toBe(lamps.length);
});

test('A query of 10,000 characters is refused at once', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const { status } = await sendRaw('POST', `/1/indexes/${indexName}/query`, { query: 'lamp '.repeat(2000) });
  expect(status).toBe(400);
});

test('A query with many words or with long words gets results', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, { query: 'a b c d e f g h i j '.repeat(25) })).toEqual([]);
  expect(await idsOf(indexName, { query: 'lantaarn'.repeat(60), queryLanguages: ['nl', 'de'] })).toEqual([]);
});

test('Names such as __proto__ and constructor are ordinary attributes, facets, ids and index names', async () => {
  const record = JSON.parse(
    '{"objectID":"__proto__","__proto__":{"polluted":"yes"},"constructor":"lamp","toString":"bol"}',
  );
  const indexName = await createIndex([record, { objectID: 'other' }], {
    attributesForFaceting: ['constructor', '__proto__.polluted', 'valueOf'],
  });
  const { hits, facets } = await searchIndex(indexName, {
    query: 'lamp',
    facets: ['constructor', '__proto__.polluted', 'valueOf', 'hasOwnProperty'],
  });
  expect(hits.map(({ objectID }) => objectID)).toEqual(['__proto__']);
  expect(facets).toEqual({ constructor: { lamp: 1 }, '__proto__.polluted': { yes: 1 } });
  expect(await idsOf(indexName, { filters: 'constructor:lamp' })).toEqual(['__proto__']);
  expect(await idsOf(indexName, { filters: 'valueOf:x OR __proto__:x' })).toEqual([]);
  expect(await adminClient().getObject({ indexName, objectID: '__proto__' })).toHaveProperty(
    'toString',
    'bol',
  );
  expect({}).not.toHaveProperty('polluted');
  expect(await sendRaw('POST', '/1/indexes/__proto__/query', {})).toMatchObject({ status: 404 });
  expect(await sendRaw('POST', '/1/indexes/constructor/query', {})).toMatchObject({ status: 404 });
});

test.each(['__proto__', 'constructor', 'toString'])('%s is an unknown parameter', async (name) => {
  const indexName = await createIndex(lamps);
  const body = `{"query":"lamp","${name}":1}`;
  expect(await sendRaw('POST', `/1/indexes/${indexName}/query`, body)).toMatchObject({
    status: 400,
    body: { message: `Unknown parameter: ${name}` },
  });
  expect((await sendRaw('PUT', `/1/indexes/${indexName}/settings`, body)).status).toBe(400);
});

test('A filter cannot leave its value', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const value = 'x" OR brand:"Oda';
  expect(await idsOf(indexName, { facetFilters: [`brand:${value}`] })).toEqual([]);
  expect(await idsOf(indexName, { filters: `brand:"${value.replaceAll('"', String.raw`\"`)}"` })).toEqual([]);
});

test('Deep and large records are refused', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const path = `/1/indexes/${newIndexName()}/batch`;
  const bodyOf = (value: string) =>
    `{"requests":[{"action":"addObject","body":{"objectID":"1","x":${value}}}]}`;
  expect((await sendRaw('POST', path, bodyOf(deep))).status).toBe(400);
  expect((await sendRaw('POST', path, bodyOf(JSON.stringify('x'.repeat(200_000))))).status).toBe(400);
  const params = `facetFilters=${encodeURIComponent(deep)}`;
  expect((await sendRaw('POST', '/1/indexes/x/query', { params })).status).toBe(400);
  expect(searchSystem().log).toEqual([]);
});
