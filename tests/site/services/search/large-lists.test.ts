import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedServer } from '#embedded/listen';
import { DEFAULT_SEARCH_KEYS, startSearchServer } from '#embedded/search';
import { createSearchWriter, type ProductDocument, type SearchClient } from '#site/services/search';
import { stopTimeLimits } from '../../time-limits.ts';
import { connect, queryOf, resultsOf } from './filled-search.ts';

const PRODUCTS = 1_100;
const PER_PAGE = 24;

/** The first 100 colours and categories have ten products each, the other 100 have one. */
const numberOf = (product: number) => (product < 1_000 ? product % 100 : product - 900);

const products = Array.from({ length: PRODUCTS }, (_, index): ProductDocument => {
  const number = numberOf(index);
  return {
    sku: `VV-${index}`,
    name: `Lamp ${index}`,
    href: `/nl/lamp-${index}.html`,
    picture: undefined,
    colors: [
      { label: `Kleur ${number}`, color: '#8f4a30', href: `/nl/lamp-${index}.html`, picture: undefined },
    ],
    price: { value: 100, currency: 'EUR' },
    regularPrice: undefined,
    percentOff: 0,
    hasPriceRange: false,
    isTaxIncluded: true,
    isInStock: true,
    piecesLeft: undefined,
    newFrom: undefined,
    newTo: undefined,
    variantSkus: [],
    keywords: [],
    categories: [{ uid: `C${number}`, name: `Categorie ${number}` }],
    attributes: [],
    description: '',
  };
});

let server: EmbeddedServer;
let client: SearchClient;
beforeAll(async () => {
  // The search may be slow beside other programs.
  stopTimeLimits();
  server = await startSearchServer({ port: 0, log: () => {} });
  const { appId, adminKey } = DEFAULT_SEARCH_KEYS;
  const writer = createSearchWriter({ appId, adminKey, hosts: [server.url], indexPrefix: 'site' });
  const documents = { products, categories: [], content: [], suggestions: [] };
  const update = { store: 'eu_nl', language: 'nl', documents, synonyms: [] } as const;
  expect(await writer.update(update)).toMatchObject({ ok: true });
  client = connect([server.url]).forRequest({ store: 'eu_nl' });
});
afterAll(() => server.close());

const find = async (query: Parameters<typeof queryOf>[1]) =>
  (await resultsOf(client, queryOf('lamp', query))).products;

test('The pages of a list contain all of its results, also beyond the first thousand', async () => {
  const { total, pageCount } = await find({ perPage: PER_PAGE });
  expect([total, pageCount]).toEqual([PRODUCTS, Math.ceil(PRODUCTS / PER_PAGE)]);
  const { hits } = await find({ perPage: PER_PAGE, page: pageCount });
  expect(hits).toHaveLength(PRODUCTS % PER_PAGE);
});

describe('A chosen value', () => {
  test('that is not one of the 100 most frequent ones is an option with its number of products', async () => {
    expect((await find({})).facets?.colors).toHaveLength(100);
    const { total, facets } = await find({ choice: { colors: ['Kleur 3', 'Kleur 150'] } });
    expect(total).toBe(11);
    expect(facets?.colors).toHaveLength(101);
    expect(facets?.colors.at(-1)).toEqual({
      value: 'Kleur 150',
      label: 'Kleur 150',
      count: 1,
      color: '#8f4a30',
    });
  });

  test('keeps its number of products while other facets are chosen', async () => {
    const choice = { colors: ['Kleur 150'], categories: ['C150'], price: { from: 50 } };
    const { facets } = await find({ choice });
    expect(facets?.colors.map(({ value, count }) => [value, count])).toEqual([['Kleur 150', 1]]);
    expect(facets?.categories.map(({ label, count }) => [label, count])).toEqual([['Categorie 150', 1]]);
  });

  test('that no product has in the rest of the choice is an option with its name and without products', async () => {
    const choice = { colors: ['Kleur 3'], categories: ['C150'] };
    const { total, facets } = await find({ choice });
    expect(total).toBe(0);
    expect(facets?.colors.at(-1)).toMatchObject({ value: 'Kleur 3', count: 0, color: '#8f4a30' });
    expect(facets?.categories.at(-1)).toMatchObject({ value: 'C150', label: 'Categorie 150', count: 0 });
  });

  test('that does not exist is no option', async () => {
    const { facets } = await find({ choice: { colors: ['Octarine'], categories: ['C3'] } });
    expect(facets?.colors.map(({ value }) => value)).toEqual(['Kleur 3']);
  });
});
