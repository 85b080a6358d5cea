import { expect, test } from 'vitest';
import { lamps, lampSettings } from './lamps.ts';
import { createIndex, searchIndex, useSearch } from './search-system.ts';

useSearch();

/** Returns the highlighted attributes of a hit. */
function highlightsOf({ _highlightResult: highlights }: { _highlightResult?: unknown } = {}) {
  return highlights;
}

function snippetsOf<Snippets>({ _snippetResult: snippets }: { _snippetResult?: Snippets } = {}) {
  return snippets;
}

test('Matches are highlighted in all searchable attributes', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const { hits } = await searchIndex(indexName, { query: 'oda hang' });
  expect(highlightsOf(hits[0])).toEqual({
    name: {
      value: '<em>Oda</em> <em>hang</em>lamp',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['oda', 'hang'],
    },
    brand: { value: '<em>Oda</em>', matchLevel: 'partial', fullyHighlighted: true, matchedWords: ['oda'] },
    description: { value: lamps[0]?.description, matchLevel: 'none', matchedWords: [] },
    sku: {
      value: '<em>ODA</em>-<em>HANG</em>',
      matchLevel: 'full',
      fullyHighlighted: true,
      matchedWords: ['oda', 'hang'],
    },
  });
});

test('A word with a typo is marked whole, and folded letters keep their spelling', async () => {
  const objects = [{ objectID: '1', name: 'Lantaarn aan de Straße, Crème' }];
  const indexName = await createIndex(objects);
  const valueOf = async (query: string) => {
    const { hits } = await searchIndex(indexName, { query });
    return highlightsOf(hits[0]);
  };
  expect(await valueOf('lantarn')).toMatchObject({
    name: { value: '<em>Lantaarn</em> aan de Straße, Crème' },
  });
  expect(await valueOf('strass')).toMatchObject({
    name: { value: 'Lantaarn aan de <em>Straß</em>e, Crème' },
  });
  expect(await valueOf('crem')).toMatchObject({ name: { value: 'Lantaarn aan de Straße, <em>Crèm</em>e' } });
});

test('Lists and objects keep their structure, and numbers become texts', async () => {
  const objects = [
    { objectID: '1', name: 'x', price: 149, tags: ['rood', 'blauw'], categories: { level0: ['Rood licht'] } },
  ];
  const indexName = await createIndex(objects, { searchableAttributes: ['tags', 'categories', 'price'] });
  const { hits } = await searchIndex(indexName, { query: 'rood' });
  expect(highlightsOf(hits[0])).toMatchObject({
    price: { value: '149', matchLevel: 'none' },
    tags: [{ value: '<em>rood</em>' }, { value: 'blauw' }],
    categories: { level0: [{ value: '<em>Rood</em> licht' }] },
  });
});

test('Requests choose the highlighted attributes and the tags', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const { hits } = await searchIndex(indexName, {
    query: 'lumo',
    attributesToHighlight: ['brand'],
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
  });
  expect(highlightsOf(hits[0])).toMatchObject({
    brand: { value: '__ais-highlight__Lumo__/ais-highlight__' },
  });
  expect(highlightsOf(hits[0])).not.toHaveProperty('name');
  const without = await searchIndex(indexName, { query: 'lumo', attributesToHighlight: [] });
  expect(without.hits[0]).not.toHaveProperty('_highlightResult');
});

test('Values are not escaped, so callers escape them before they replace the tags', async () => {
  const objects = [{ objectID: '1', name: '<script>alert(1)</script> lamp' }];
  const { hits } = await searchIndex(await createIndex(objects), { query: 'alert' });
  expect(highlightsOf(hits[0])).toMatchObject({
    name: { value: '<script><em>alert</em>(1)</script> lamp' },
  });
});

test('Snippets contain the words around the matches', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const snippet = async (entry: string, query: string) => {
    const { hits } = await searchIndex(indexName, { query, attributesToSnippet: [entry] });
    return snippetsOf(hits[0])?.['description'];
  };
  expect(await snippet('description:5', 'warm')).toEqual({
    value: '… messing die <em>warm</em> licht geeft …',
    matchLevel: 'full',
  });
  expect(await snippet('description', 'lumo')).toEqual({
    value: 'Een lantaarn voor de tuin.',
    matchLevel: 'none',
  });
});

test('Hits have the attributes that a request names, and never those that are unretrievable', async () => {
  const indexName = await createIndex(lamps, { ...lampSettings, unretrievableAttributes: ['popularity'] });
  const keysOf = async (attributesToRetrieve: string[]) => {
    const { hits } = await searchIndex(indexName, {
      query: 'lumo',
      attributesToRetrieve,
      attributesToHighlight: [],
    });
    return Object.keys(hits[0] ?? {}).sort();
  };
  expect(await keysOf(['name', 'popularity'])).toEqual(['name', 'objectID']);
  expect(await keysOf([])).toEqual(['objectID']);
  const withoutPrice = await keysOf(['*', '-price']);
  expect(withoutPrice).toContain('brand');
  expect(withoutPrice).not.toContain('price');
  expect(withoutPrice).not.toContain('popularity');
  const { hits } = await searchIndex(indexName, {
    query: 'hanglamp',
    attributesToRetrieve: ['categories.level1'],
  });
  expect(hits[0]?.['categories']).toEqual({ level1: ['Verlichting /// Hanglampen'] });
});
