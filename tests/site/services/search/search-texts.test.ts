import { describe, expect, test } from 'vitest';
import { correctTerm } from '../../../../site/services/search/correct-term.ts';
import { joinFacetValue, splitFacetValue } from '../../../../site/services/search/facet-value.ts';
import { toMatchedText } from '../../../../site/services/search/matched-text.ts';
import { splitText } from '../../../../site/services/search/split-text.ts';
import { changedRecords, withFingerprint } from '../../../../site/services/search/wire-changes.ts';
import { acceptsEvents, toHost } from '../../../../site/services/search/wire-connection.ts';
import { toWireRequests } from '../../../../site/services/search/wire-query.ts';
import { startOrigin } from '../../origin.ts';
import { connect, queryOf, resultsOf } from './filled-search.ts';

test.each(['😀', '%', '– & +', '\u{301}', '\u202e'])(
  'The client does not send %j, a term without a word, to the provider',
  async (term) => {
    const origin = await startOrigin((response) => response.end());
    const { products, missing, didYouMean } = await resultsOf(
      connect([origin.url]).forRequest({ store: 'eu_nl' }),
      queryOf(term, { withFacets: true }),
    );
    expect(products).toEqual({
      hits: [],
      total: 0,
      pageCount: 0,
      facets: { price: undefined, colors: [], categories: [], inStock: 0 },
    });
    expect([missing, didYouMean, origin.requests]).toEqual([[], undefined, []]);
  },
);

describe('correctTerm', () => {
  test.each([
    ['lantarn', ['Lantaarn'], 'lantaarn'],
    ['Lantarn', ['Lantaarn'], 'Lantaarn'],
    ['lapm', ['lamp'], 'lamp'],
    ['kussem groen', ['Kussen', 'groen'], 'kussen groen'],
    ['grune lampe', ['grüne', 'Lampen'], undefined],
    ['lamp', ['Lampen'], undefined],
    ['lmpa', ['Lampen'], undefined],
    ['lantarn kussem', ['lantaarn', 'kussen'], undefined],
    ['strasse', ['Straße'], undefined],
    ['krukjes', ['krukje'], undefined],
    ['sesseln', ['Sessel'], undefined],
    ['lampp', ['Lamp'], 'lamp'],
    ['pièces détachés', ['Pièces', 'détachée', 'détachées'], 'pièces détachées'],
  ])('of "%s" with the words %j is %s', (term, words, expected) => {
    expect(correctTerm({ term, words })).toBe(expected);
  });
});

describe('toMatchedText', () => {
  test.each([
    ['', []],
    ['plain <b>', [['plain <b>', false]]],
    [
      '\ue000Lamp\ue001 one',
      [
        ['Lamp', true],
        [' one', false],
      ],
    ],
    [
      'a \ue000b\ue001\ue000c\ue001',
      [
        ['a ', false],
        ['b', true],
        ['c', true],
      ],
    ],
    [
      'stray \ue001 and \ue000open',
      [
        ['stray  and ', false],
        ['open', false],
      ],
    ],
  ])('splits %j', (text, expected) => {
    expect(toMatchedText(text).map((part) => [part.text, part.marked])).toEqual(expected);
  });
});

test('A facet value keeps its value and its description', () => {
  expect(splitFacetValue(joinFacetValue('Klei', '#8f4a30'))).toEqual(['Klei', '#8f4a30']);
  expect(splitFacetValue(joinFacetValue('a;b', 'c;d'))).toEqual(['a,b', 'c;d']);
  expect(splitFacetValue('alone')).toEqual(['alone', '']);
});

describe('splitText', () => {
  test('keeps a short text in one chunk', () => expect(splitText(' One. Two. ')).toEqual(['One. Two.']));

  test('splits a long text at ends of sentences, and loses no word', () => {
    const text = Array.from({ length: 200 }, (_, at) => `Sentence ${at} has words.`).join(' ');
    const chunks = splitText(text);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.every((chunk) => chunk.length <= 1_500 && chunk.endsWith('.'))).toBe(true);
    expect(chunks.join(' ')).toBe(text);
  });

  test('splits a text without spaces', () => {
    expect(splitText('🏮'.repeat(2_000)).every((chunk) => chunk.isWellFormed())).toBe(true);
  });
});

test('changedRecords finds new, changed and gone records', () => {
  const wanted = ['new', 'same', 'changed'].map((objectID) => withFingerprint({ objectID, name: objectID }));
  const hashOf = (id: string) => wanted.find(({ objectID }) => objectID === id)?.fingerprint ?? '';
  const indexed = new Map([
    ['same', hashOf('same')],
    ['changed', 'other'],
    ['gone', 'any'],
  ]);
  const { changed, gone } = changedRecords(wanted, indexed);
  expect(changed.map(({ objectID }) => objectID)).toEqual(['new', 'changed']);
  expect(gone).toEqual(['gone']);
});

test.each([
  ['https://search.example.com', { url: 'search.example.com', protocol: 'https' }],
  ['http://127.0.0.1:4103', { url: '127.0.0.1', port: 4103, protocol: 'http' }],
  ['http://[::1]:80', { url: '[::1]', protocol: 'http' }],
  ['https://APP-1.algolianet.com', { url: 'app-1.algolianet.com', protocol: 'https' }],
])('The host of %s is %j', (origin, host) => {
  expect(toHost(origin)).toEqual({ ...host, accept: 'readWrite' });
});

test('A host of Algolia for searches gets no writes', () => {
  expect(toHost('https://APP-dsn.algolia.net')).toEqual({
    url: 'app-dsn.algolia.net',
    protocol: 'https',
    accept: 'read',
  });
});

test.each([
  ['https://APP-dsn.algolia.net', false],
  ['https://APP-1.algolianet.com', false],
  ['https://insights.de.algolia.io', true],
  ['http://127.0.0.1:4103', true],
  ['https://search.example.com', true],
])('acceptsEvents of the host %s returns %s', (origin, isAccepted) => {
  expect(acceptsEvents(origin)).toBe(isAccepted);
});

describe('The requests of a search', () => {
  const scope = { prefix: 'site', store: 'eu_nl' };
  const requestsOf = (products: Parameters<typeof queryOf>[1]) =>
    toWireRequests(queryOf('lamp', products), scope).requests;

  test('are one per group, and one of products and one of content for the correction', () => {
    expect(requestsOf({}).map(({ indexName }) => indexName)).toEqual([
      'site_eu_nl_products',
      'site_eu_nl_categories',
      'site_eu_nl_content',
      'site_eu_nl_suggestions',
      'site_eu_nl_products',
      'site_eu_nl_content',
    ]);
  });

  test('include one per chosen facet without its own choice', () => {
    const [main, price, colors] = requestsOf({ choice: { price: { from: 10 }, colors: ['Klei'] } });
    expect(main).toMatchObject({ facetFilters: [['colors:Klei']], numericFilters: ['price>=10'] });
    expect(price).toMatchObject({ facetFilters: [['colors:Klei']], numericFilters: [], facets: ['price'] });
    expect(colors).toMatchObject({
      facetFilters: [],
      numericFilters: ['price>=10'],
      facets: ['color_facet'],
    });
  });

  test('have the token of the visitor, so that the provider does not count all visitors as one', () => {
    const { requests } = toWireRequests(queryOf('lamp'), { ...scope, visitorToken: 'anon-7c1d' });
    expect(new Set(requests.map(({ userToken }) => userToken))).toEqual(new Set(['anon-7c1d']));
    expect(requests[0]).toMatchObject({ clickAnalytics: true });
    expect(requests[0]).not.toHaveProperty('analytics');
  });

  test('of a visitor without consent have a new token for each search, and are not part of a test', () => {
    const [one, other] = [requestsOf({}), requestsOf({})];
    expect(one[0]).toMatchObject({ userToken: expect.stringMatching(/^anon-/), enableABTest: false });
    expect(one[0]?.['userToken']).not.toBe(other[0]?.['userToken']);
    expect(new Set(one.map(({ userToken }) => userToken)).size).toBe(1);
  });

  test('while a visitor without a token is typing are not counted', () => {
    const typing = { ...queryOf('lam'), isTyping: true };
    const { requests } = toWireRequests(typing, scope);
    expect(requests.map(({ analytics }) => analytics)).toEqual(requests.map(() => false));
    expect(requests[0]).toMatchObject({ clickAnalytics: false });
    const [products] = toWireRequests(typing, { ...scope, visitorToken: 'anon-7c1d' }).requests;
    expect(products).not.toHaveProperty('analytics');
  });

  test('that only count the hits of a group are not counted as searches', () => {
    const query = { ...queryOf('lamp', { perPage: 0 }), categories: { page: 1, perPage: 0 } };
    const [products, categories, content] = toWireRequests(query, scope).requests;
    expect(products).toMatchObject({ analytics: false, clickAnalytics: false });
    expect(categories).toMatchObject({ analytics: false });
    expect(content).not.toHaveProperty('analytics');
  });

  test('escape a value that would be negated, and use a replica for a sort order', () => {
    const [main] = requestsOf({ choice: { categories: ['-1'] }, sort: 'price-ascending' });
    expect(main).toMatchObject({
      indexName: 'site_eu_nl_products_price_asc',
      facetFilters: [[String.raw`category_uids:\-1`]],
    });
  });
});
