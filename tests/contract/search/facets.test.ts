import { expect, test } from 'vitest';
import { lamps, lampSettings } from './lamps.ts';
import { adminClient, createIndex, searchIndex, sendRaw, useSearch } from './search-system.ts';

useSearch();

test('Facets count values over all results, and numbers have statistics', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const { facets, facets_stats: stats } = await searchIndex(indexName, {
    query: 'lamp',
    facets: ['brand', 'price', 'in_stock', 'categories.level0', 'name'],
    hitsPerPage: 1,
  });
  expect(facets).toEqual({
    brand: { Oda: 1, 'eik & zoon': 1 },
    price: { '149': 1, '640': 1 },
    in_stock: { true: 2 },
    'categories.level0': { Verlichting: 1, Meubels: 1 },
  });
  expect(stats).toEqual({ price: { min: 149, max: 640, avg: 394.5, sum: 789 } });
});

test('The parameter facets accepts one name, or * for all declared facets except filterOnly', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const { body } = await sendRaw('POST', `/1/indexes/${indexName}/query`, { facets: 'brand' });
  expect(body).toMatchObject({ facets: { brand: { Oda: 2, Lumo: 1, 'eik & zoon': 1 } } });
  const { facets = {} } = await searchIndex(indexName, { facets: ['*'] });
  expect(Object.keys(facets).sort()).toEqual(['brand', 'categories.level0', 'in_stock', 'price']);
  expect(await searchIndex(indexName)).not.toHaveProperty('facets');
});

test('Facet values are sorted by frequency, or all alphabetically', async () => {
  const objects = ['b', 'b', 'a', 'c', 'c', 'c'].map((letter, index) => ({
    objectID: String(index),
    letter,
  }));
  const indexName = await createIndex(objects, { attributesForFaceting: ['letter'] });
  const valuesOf = async (parameters: object) =>
    Object.keys(
      (await searchIndex(indexName, { facets: ['letter'], ...parameters })).facets?.['letter'] ?? {},
    );
  expect(await valuesOf({})).toEqual(['c', 'b', 'a']);
  expect(await valuesOf({ sortFacetValuesBy: 'alpha' })).toEqual(['a', 'b', 'c']);
  expect(await valuesOf({ maxValuesPerFacet: 1 })).toEqual(['c']);
});

test('Values of a facet are searched by the beginnings of their words', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const search = (facetQuery: string, params?: string) =>
    adminClient().searchForFacetValues({
      indexName,
      facetName: 'brand',
      searchForFacetValuesRequest: { facetQuery, ...(params !== undefined && { params }) },
    });
  expect(await search('zo')).toMatchObject({
    facetHits: [{ value: 'eik & zoon', highlighted: 'eik & <em>zo</em>on', count: 1 }],
    exhaustiveFacetsCount: true,
  });
  expect((await search('')).facetHits.map(({ value }) => value)).toEqual(['Oda', 'Lumo', 'eik & zoon']);
  expect((await search('', 'filters=price%20%3C%20100')).facetHits).toMatchObject([
    { value: 'Lumo', count: 1 },
    { value: 'Oda', count: 1 },
  ]);
});

test('A facet that is not declared as searchable cannot be searched', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const { status, body } = await sendRaw('POST', `/1/indexes/${indexName}/facets/in_stock/query`, {
    facetQuery: 't',
  });
  expect({ status, body }).toEqual({
    status: 400,
    body: {
      status: 400,
      message:
        'Cannot search in `in_stock` attribute, you need to add `searchable(in_stock)` to attributesForFaceting.',
    },
  });
});
