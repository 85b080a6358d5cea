import { expect, test } from 'vitest';
import { adminClient, createIndex, idsOf, searchIndex, useSearch } from './search-system.ts';

useSearch();

function named(...names: string[]) {
  return names.map((name) => ({ objectID: name, name }));
}

test.each([
  ['nl', 'lampen', ['Lamp']],
  ['nl', 'huizen', ['Huis']],
  ['en', 'shelf', ['Shelves']],
  ['de', 'laternen', ['Laterne']],
  ['de', 'hauser', ['Häuser', 'Haus']],
  ['fr', 'lumieres', ['Lumière']],
] as const)('Inflections match in %s: %s', async (language, query, expected) => {
  const indexName = await createIndex(named(...expected, 'Xyz'));
  const find = (ignorePlurals: boolean | ('nl' | 'en' | 'de' | 'fr')[]) =>
    idsOf(indexName, { query, ignorePlurals, typoTolerance: false, queryType: 'prefixNone' });
  expect((await find([language])).sort()).toEqual([...expected].sort());
  expect(await find(false)).toEqual(expected.filter((name) => name === 'Häuser'));
});

test('Stop words are ignored unless the query has no other words', async () => {
  const indexName = await createIndex(named('Lamp tuin'));
  const parameters = { removeStopWords: ['nl' as const], queryLanguages: ['nl' as const] };
  expect(await idsOf(indexName, { query: 'lamp voor de tuin', ...parameters })).toEqual(['Lamp tuin']);
  expect(await idsOf(indexName, { query: 'lamp voor de tuin' })).toEqual([]);
  expect(await idsOf(indexName, { query: 'de het een', ...parameters })).toEqual([]);
});

test.each([
  ['de', 'Gartenlaterne', ['Laterne für den Garten']],
  ['de', 'Sonnenschirm', ['Schirm gegen Sonne']],
  ['nl', 'tuinlantaarn', ['Lantaarn voor de tuin']],
  ['nl', 'tuinlantaarns', ['Lantaarn voor de tuin']],
] as const)('A typed compound finds its parts in %s: %s', async (language, query, expected) => {
  const indexName = await createIndex(named(...expected, 'Xyz'));
  const parameters = { query, typoTolerance: false, queryLanguages: [language], ignorePlurals: [language] };
  expect(await idsOf(indexName, parameters)).toEqual(expected);
  expect(await idsOf(indexName, { ...parameters, decompoundQuery: false })).toEqual([]);
});

test.each([
  ['de', 'laterne', ['Gartenlaterne', 'Laterne', 'Wandlaterne']],
  ['nl', 'lantaarn', ['Lantaarn', 'Tuinlantaarn', 'Windlantaarn']],
  ['nl', 'lantaarns', ['Lantaarn', 'Tuinlantaarn', 'Windlantaarn']],
  ['nl', 'lantaa', ['Lantaarn', 'Tuinlantaarn', 'Windlantaarn']],
  ['nl', 'lantarn', ['Lantaarn', 'Tuinlantaarn', 'Windlantaarn']],
] as const)(
  'A part finds compounds of the declared attributes in %s: %s',
  async (language, query, expected) => {
    const indexName = await createIndex(named(...expected, 'Xyz'), {
      decompoundedAttributes: { [language]: ['name'] },
      ignorePlurals: [language],
    });
    expect((await idsOf(indexName, { query })).sort()).toEqual([...expected].sort());
  },
);

test('Compounds are not split without the setting', async () => {
  const indexName = await createIndex(named('Tuinlantaarn', 'Lantaarn'));
  expect(await idsOf(indexName, { query: 'lantaarn' })).toEqual(['Lantaarn']);
});

test('The part of a compound is highlighted', async () => {
  const indexName = await createIndex(named('Lantaarn', 'Tuinlantaarn'), {
    decompoundedAttributes: { nl: ['name'] },
  });
  const { hits } = await searchIndex(indexName, { query: 'lantaa' });
  expect(hits.map(({ _highlightResult: highlights }) => highlights)).toMatchObject([
    { name: { value: '<em>Lantaa</em>rn' } },
    { name: { value: 'Tuin<em>lantaa</em>rn' } },
  ]);
});

test('With all words optional, one part of a typed compound is enough', async () => {
  const indexName = await createIndex(named('Laterne', 'Lampe'));
  const query = { query: 'Gartenlaterne', queryLanguages: ['de' as const] };
  expect(await idsOf(indexName, query)).toEqual([]);
  expect(await idsOf(indexName, { ...query, removeWordsIfNoResults: 'allOptional' })).toEqual(['Laterne']);
});

test('Plurals of words that end in -en have the same stem', async () => {
  const indexName = await createIndex(named('Kussen'));
  const query = { ignorePlurals: true, queryLanguages: ['nl' as const], typoTolerance: false };
  expect(await idsOf(indexName, { ...query, query: 'kussens' })).toEqual(['Kussen']);
});

test('A stop word of a typed synonym stays, so the synonym matches', async () => {
  const indexName = await createIndex(named('Lampe portable', 'Lampe sans fil', 'Lampe avec fil'));
  await adminClient().saveSynonyms({
    indexName,
    synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['sans fil', 'portable'] }],
  });
  const parameters = { removeStopWords: ['fr' as const], queryLanguages: ['fr' as const] };
  const found = await idsOf(indexName, { query: 'lampe sans fil', ...parameters });
  expect(found.sort()).toEqual(['Lampe portable', 'Lampe sans fil']);
});

test('Synonyms match in both directions, or in one', async () => {
  const indexName = await createIndex(named('Bank', 'Slaapbank klein', 'Sofa bed', 'Divan'));
  const client = adminClient();
  await client.saveSynonyms({
    indexName,
    synonymHit: [
      { objectID: 'both', type: 'synonym', synonyms: ['divan', 'sofa bed'] },
      { objectID: 'one', type: 'oneWaySynonym', input: 'zetel', synonyms: ['bank'] },
    ],
  });
  expect((await idsOf(indexName, { query: 'divan' })).sort()).toEqual(['Divan', 'Sofa bed']);
  expect((await idsOf(indexName, { query: 'sofa bed' })).sort()).toEqual(['Divan', 'Sofa bed']);
  expect(await idsOf(indexName, { query: 'zetel' })).toEqual(['Bank']);
  expect(await idsOf(indexName, { query: 'zetel', synonyms: false })).toEqual([]);
  expect(await idsOf(indexName, { query: 'zetwl' })).toEqual([]);
  const { hits, nbHits } = await client.searchSynonyms({
    indexName,
    searchSynonymsParams: { query: 'zetel' },
  });
  expect({ ids: hits.map(({ objectID }) => objectID), nbHits }).toEqual({ ids: ['one'], nbHits: 1 });
  await client.deleteSynonym({ indexName, objectID: 'one' });
  expect(await idsOf(indexName, { query: 'zetel' })).toEqual([]);
  await client.saveSynonyms({ indexName, synonymHit: [], replaceExistingSynonyms: true });
  expect((await client.searchSynonyms({ indexName })).nbHits).toBe(0);
});
