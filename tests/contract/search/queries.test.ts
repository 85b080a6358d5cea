import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { expect, test } from 'vitest';
import { sendJson, startOrigin } from '../../site/origin.ts';
import { lamps, lampSettings } from './lamps.ts';
import {
  adminClient,
  createIndex,
  hostOf,
  idsOf,
  keyHeaders,
  refusal,
  searchIndex,
  searchSystem,
  sendRaw,
  useSearch,
} from './search-system.ts';

useSearch();

test('A multi-query of the lite client returns results in the order of its requests', async () => {
  const [first, second] = [
    await createIndex(lamps, lampSettings),
    await createIndex(lamps.slice(0, 1), lampSettings),
  ];
  const { appId, searchKey, hosts } = searchSystem();
  const client = liteClient(appId, searchKey, { hosts });
  const { results } = await client.search({
    requests: [
      { indexName: second, query: 'oda', hitsPerPage: 5 },
      { indexName: first, query: 'tafel', hitsPerPage: 1 },
      { indexName: first, type: 'facet', facet: 'brand', facetQuery: 'o' },
    ],
  });
  expect(results).toMatchObject([
    { index: second, nbHits: 1, query: 'oda', hits: [{ objectID: '1' }] },
    { index: first, nbHits: 3, nbPages: 3, hitsPerPage: 1, page: 0, hits: [{ objectID: '2' }] },
    { facetHits: [{ value: 'Oda', highlighted: '<em>O</em>da', count: 2 }] },
  ]);
  expect(results[2]).not.toHaveProperty('hits');
});

test('One bad request refuses the whole multi-query', async () => {
  const indexName = await createIndex(lamps);
  const requests = [{ indexName }, { indexName: 'missing_index' }];
  await expect(adminClient().search({ requests })).rejects.toMatchObject({
    status: 404,
    message: 'Index missing_index does not exist',
  });
});

test('A query of one word is an exact match only of a value without other words', async () => {
  const indexName = await createIndex(
    [
      { objectID: 'lamp', name: 'Tafellamp', tags: ['tafellamp', 'op tafel'], position: 1 },
      { objectID: 'table', name: 'Tafel Wiel', tags: ['tafel'], position: 2 },
    ],
    { searchableAttributes: ['name', 'tags'], customRanking: ['asc(position)'] },
  );
  expect(await idsOf(indexName, { query: 'tafel' })).toEqual(['table', 'lamp']);
});

test('stopIfEnoughMatches returns no hits for the queries after the first full page', async () => {
  const indexName = await createIndex(lamps);
  const { results } = await adminClient().search({
    requests: [
      { indexName, query: 'lantaarn', hitsPerPage: 2 },
      { indexName, query: 'oda', hitsPerPage: 2 },
      { indexName, query: 'tafel', hitsPerPage: 2 },
    ],
    strategy: 'stopIfEnoughMatches',
  });
  expect(results).toMatchObject([{ nbHits: 1 }, { nbHits: 2 }, { nbHits: 0, hits: [] }]);
});

test('Parameters as URL-encoded text equal inline parameters', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const inline = {
    query: 'oda lamp',
    hitsPerPage: 1,
    facets: ['brand'],
    filters: 'price < 200',
    getRankingInfo: true,
  };
  const params =
    'query=oda%20lamp&hitsPerPage=1&filters=price%20%3C%20200&facets=%5B%22brand%22%5D&getRankingInfo=true';
  const [first, second] = await Promise.all([
    sendRaw('POST', `/1/indexes/${indexName}/query`, inline),
    sendRaw('POST', `/1/indexes/${indexName}/query`, { params }),
  ]);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ params });
  const timeless = { processingTimeMS: expect.any(Number), serverTimeMS: expect.any(Number) };
  expect(second.body).toEqual({ ...Object(first.body), ...timeless });
});

test.each([
  ['diacritics that the query lacks', 'creme', ['3']],
  ['diacritics that the record lacks', 'öda', ['2', '1']],
  ['decomposed letters', 'cre\u0300me', ['3']],
  ['ß as ss', 'strasse', ['4']],
  ['œ as oe', 'oeuvre', ['4']],
  ['æ as ae and ø as o', 'aero', ['4']],
  ['letter case', 'LANTAARN', ['3']],
  ['the beginning of the last word', 'lantaa', ['3']],
  ['words in several attributes', 'lumo tuin', ['3']],
  ['a missing letter', 'lantarn', ['3']],
  ['two swapped letters', 'hanglmap', ['1']],
  ['two typos in a word of six letters', 'lntarn tuin', []],
  ['two typos in a word of eight letters', 'lantraam', ['3']],
  ['a wrong first letter in a short word', 'dafel', []],
  ['a wrong first letter in a long word', 'tanglamp', ['1']],
  ['a word that is not at the start', 'amp', []],
  ['a first word that is only a beginning', 'lan tuin', []],
  ['two words for one', 'tafel lamp', ['2', '4', '1']],
  ['one word for two', 'eikentafel', ['4']],
  ['no typo in three letters', 'odq', []],
])('Search folds letters, completes words and tolerates typos: %s', async (_, query, expected) => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, { query })).toEqual(expected);
});

test.each([
  [false, []],
  ['false', []],
  [true, ['1']],
] as const)('A query with a typo and typoTolerance %s finds %j', async (typoTolerance, expected) => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, { query: 'hangalmp', typoTolerance })).toEqual(expected);
});

test('typoTolerance min keeps the lowest number of typos, strict the two lowest', async () => {
  const objects = ['lantaarn', 'lantaarm', 'lantaram'].map((name) => ({ objectID: name, name }));
  const indexName = await createIndex(objects);
  const find = (typoTolerance: 'min' | 'strict' | boolean) =>
    idsOf(indexName, { query: 'lantaarn', typoTolerance });
  expect(await find('min')).toEqual(['lantaarn']);
  expect(await find('strict')).toEqual(['lantaarn', 'lantaarm']);
  expect(await find(true)).toEqual(['lantaarn', 'lantaarm', 'lantaram']);
});

test('Query types decide which words are prefixes', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, { query: 'lum lant', queryType: 'prefixAll' })).toEqual(['3']);
  expect(await idsOf(indexName, { query: 'lum lant' })).toEqual([]);
  expect(await idsOf(indexName, { query: 'lant', queryType: 'prefixNone' })).toEqual([]);
});

test('Words are removed only when nothing is found', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const last = await searchIndex(indexName, { query: 'lumo xyzzy', removeWordsIfNoResults: 'lastWords' });
  expect(last).toMatchObject({ nbHits: 1, queryAfterRemoval: 'lumo' });
  const first = await searchIndex(indexName, { query: 'xyzzy lumo', removeWordsIfNoResults: 'firstWords' });
  expect(first).toMatchObject({ nbHits: 1, queryAfterRemoval: 'lumo' });
  expect(await idsOf(indexName, { query: 'xyzzy lumo', removeWordsIfNoResults: 'allOptional' })).toEqual([
    '3',
  ]);
  const found = await searchIndex(indexName, { query: 'lumo tuin', removeWordsIfNoResults: 'allOptional' });
  expect(found.nbHits).toBe(1);
  expect(found).not.toHaveProperty('queryAfterRemoval');
});

test('Optional words may be missing, and records with all words come first', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, { query: 'oda hanglamp', optionalWords: ['hanglamp'] })).toEqual(['1', '2']);
});

test('Advanced syntax has phrases and excluded words, and is off by default', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const ids = (query: string, advancedSyntax = true) => idsOf(indexName, { query, advancedSyntax });
  expect(await ids('"lange tafel"')).toEqual(['1']);
  expect(await ids('"tafel lange"')).toEqual([]);
  expect(await ids('oda -hanglamp')).toEqual(['2']);
  expect(await ids('oda -hanglamp', false)).toEqual(['1']);
});

test('A word that is a whole value comes first', async () => {
  const objects = [
    { objectID: 'long', name: 'Tafel van eik' },
    { objectID: 'whole', name: 'Tafel' },
  ];
  expect(
    await idsOf(await createIndex(objects, { searchableAttributes: ['unordered(name)'] }), {
      query: 'tafel',
    }),
  ).toEqual(['whole', 'long']);
});

test('A modifier in a list of attributes is part of a name, so it finds nothing', async () => {
  const objects = [{ objectID: 'a', color: 'messing', material: 'glas' }];
  const list = await createIndex(objects, { searchableAttributes: ['color,material'] });
  expect(await idsOf(list, { query: 'messing' })).toEqual(['a']);
  const wrong = await createIndex(objects, {
    searchableAttributes: ['unordered(color),unordered(material)'],
  });
  expect(await idsOf(wrong, { query: 'messing' })).toEqual([]);
});

test('Records are ranked by typos, proximity, priority of the attribute and custom ranking, in this order', async () => {
  const objects = [
    { objectID: 'typo', name: 'messung lamp', text: '', rank: 9 },
    { objectID: 'far', name: 'messing en een heel fraaie lamp', text: '', rank: 8 },
    { objectID: 'text', name: 'x', text: 'messing lamp', rank: 7 },
    { objectID: 'low', name: 'messing lamp', text: '', rank: 1 },
    { objectID: 'high', name: 'messing lamp', text: '', rank: 2 },
  ];
  const indexName = await createIndex(objects, {
    searchableAttributes: ['name', 'text'],
    customRanking: ['desc(rank)'],
  });
  expect(await idsOf(indexName, { query: 'messing lamp' })).toEqual(['high', 'low', 'text', 'far', 'typo']);
});

test('Ranking information describes each hit', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const { hits } = await searchIndex(indexName, { query: 'oda hanglmap', getRankingInfo: true });
  expect(hits).toMatchObject([
    {
      objectID: '1',
      _rankingInfo: { nbTypos: 1, words: 2, proximityDistance: 1, firstMatchedWord: 0, nbExactWords: 1 },
    },
  ]);
});

test('A page, or an offset with a length, selects hits up to the limit', async () => {
  const objects = Array.from({ length: 25 }, (_, index) => ({ objectID: String(index), rank: index }));
  const indexName = await createIndex(objects, { customRanking: ['asc(rank)'], paginationLimitedTo: 20 });
  expect(await searchIndex(indexName, { hitsPerPage: 10, page: 1 })).toMatchObject({
    page: 1,
    nbPages: 2,
    hitsPerPage: 10,
    nbHits: 25,
    hits: objects.slice(10, 20).map(({ objectID }) => ({ objectID })),
  });
  const beyond = await searchIndex(indexName, { hitsPerPage: 10, page: 2 });
  expect(beyond).toMatchObject({
    hits: [],
    nbHits: 0,
    message: expect.stringContaining('you can only fetch the 20 hits'),
  });
  const offset = await searchIndex(indexName, { offset: 3, length: 2 });
  expect(offset).toMatchObject({
    offset: 3,
    length: 2,
    nbHits: 25,
    hits: [{ objectID: '3' }, { objectID: '4' }],
  });
  expect(offset).not.toHaveProperty('page');
  expect(await searchIndex(indexName, { hitsPerPage: 0 })).toMatchObject({
    hits: [],
    nbHits: 25,
    nbPages: 0,
  });
  expect((await searchIndex(indexName, { length: 2 })).hits).toHaveLength(20);
});

test('Distinct keeps the best records of a group, and counts groups', async () => {
  const objects = ['a', 'a', 'a', 'b'].map((group, index) => ({
    objectID: String(index),
    group,
    rank: index,
  }));
  const indexName = await createIndex(objects, {
    attributeForDistinct: 'group',
    customRanking: ['desc(rank)'],
    attributesForFaceting: ['group'],
  });
  const { hits, nbHits, facets } = await searchIndex(indexName, { distinct: true, facets: ['group'] });
  expect(hits.map(({ objectID }) => objectID)).toEqual(['3', '2']);
  expect({ nbHits, facets }).toEqual({ nbHits: 2, facets: { group: { a: 3, b: 1 } } });
  expect(await idsOf(indexName, { distinct: 2 })).toEqual(['3', '2', '1']);
  const after = await searchIndex(indexName, {
    distinct: true,
    facets: ['group'],
    facetingAfterDistinct: true,
  });
  expect(after.facets).toEqual({ group: { a: 1, b: 1 } });
});

test('A response has only the fields that a request names, and a queryID only with click analytics', async () => {
  const indexName = await createIndex(lamps);
  expect(await searchIndex(indexName, { responseFields: ['nbHits'] })).toEqual({ nbHits: 4 });
  expect(await searchIndex(indexName)).not.toHaveProperty('queryID');
  const { queryID } = await searchIndex(indexName, { clickAnalytics: true });
  expect(queryID).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  [{ colour: 'red' }, 'Unknown parameter: colour'],
  [{ naturalLanguages: ['nl'] }, 'Unknown parameter: naturalLanguages'],
  [{ query: 'x'.repeat(512) }, 'Invalid value for "query" parameter, expected string shorter than 512 bytes'],
  [{ query: 'é'.repeat(256) }, 'Invalid value for "query" parameter, expected string shorter than 512 bytes'],
])('A search with the parameters %o is refused', async (parameters, message) => {
  const indexName = await createIndex(lamps);
  expect(await refusal(indexName, parameters)).toEqual({ status: 400, message });
});

test.each([
  { page: -1 },
  { hitsPerPage: 1001 },
  { hitsPerPage: '5' },
  { query: 5 },
  { typoTolerance: 'often' },
  { facets: [1] },
  { aroundLatLng: 'here' },
  { insideBoundingBox: [[1, 2, 3]] },
])('A value of the wrong type or outside its range is refused: %o', async (parameters) => {
  const indexName = await createIndex(lamps);
  expect((await refusal(indexName, parameters)).status).toBe(400);
});

test.each(
  Object.entries({
    page: 0,
    hitsPerPage: 2,
    tagFilters: ['sale'],
    synonyms: false,
    optionalWords: ['lamp'],
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 6,
    sortFacetValuesBy: 'alpha',
    facetingAfterDistinct: true,
    snippetEllipsisText: '…',
    optionalFilters: ['brand:Oda'],
    facets: 'brand',
    restrictSearchableAttributes: ['name'],
    removeWordsIfNoResults: 'firstWords',
    queryLanguages: ['nl'],
    decompoundQuery: true,
    distinct: 1,
    clickAnalytics: true,
    analyticsTags: ['x'],
    userToken: 'anon-7c1d',
    aroundLatLng: '52.37,4.89',
    aroundRadius: 'all',
    aroundPrecision: 10,
    minimumAroundRadius: 10,
    insideBoundingBox: [[51, 3, 53, 9]],
    insidePolygon: [[51, 3, 53, 3, 53, 9]],
    responseFields: ['hits'],
    analytics: false,
    percentileComputation: false,
    enableABTest: false,
    enablePersonalization: false,
    enableReRanking: false,
    enableRules: false,
    ruleContexts: ['x'],
  }),
)('The search key may send the parameter %s', async (name, value) => {
  const indexName = await createIndex(lamps, lampSettings);
  const keys = keyHeaders(searchSystem().searchKey);
  const { status } = await sendRaw('POST', `/1/indexes/${indexName}/query`, { [name]: value }, keys);
  expect(status).toBe(200);
});

test('The client tries another host when one does not respond in time', async () => {
  const indexName = await createIndex(lamps);
  const { appId, searchKey, hosts } = searchSystem();
  const silent = await startOrigin(() => {});
  const client = algoliasearch(appId, searchKey, {
    hosts: [hostOf(silent.url), ...hosts],
    timeouts: { connect: 100, read: 100, write: 100 },
  });
  const { nbHits } = await client.searchSingleIndex({ indexName });
  expect(nbHits).toBe(4);
  expect(silent.requests).toHaveLength(1);
});

test('The client gives up after one request to the only host, which fails', async () => {
  const { appId, searchKey } = searchSystem();
  const broken = await startOrigin((response) => sendJson(response, { message: 'busy' }, 503));
  const client = algoliasearch(appId, searchKey, { hosts: [hostOf(broken.url)] });
  await expect(client.searchSingleIndex({ indexName: 'any' })).rejects.toMatchObject({ name: 'RetryError' });
  expect(broken.requests).toHaveLength(1);
});

test('The client tries another host when one is down', async () => {
  const indexName = await createIndex(lamps);
  const { appId, searchKey, hosts } = searchSystem();
  const client = algoliasearch(appId, searchKey, { hosts: [hostOf('http://127.0.0.1:9'), ...hosts] });
  const { nbHits } = await client.searchSingleIndex({ indexName });
  expect(nbHits).toBe(4);
});
