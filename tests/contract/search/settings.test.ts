import { expect, test } from 'vitest';
import { lamps } from './lamps.ts';
import {
  adminClient,
  createIndex,
  idsOf,
  newIndexName,
  searchIndex,
  sendRaw,
  useSearch,
} from './search-system.ts';

useSearch();

test('A change of settings keeps omitted ones, replaces lists, and restores the default of a setting with null', async () => {
  const indexName = await createIndex(lamps, { searchableAttributes: ['name', 'brand'], hitsPerPage: 2 });
  const client = adminClient();
  await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['brand'] } });
  expect(await client.getSettings({ indexName })).toMatchObject({
    searchableAttributes: ['brand'],
    hitsPerPage: 2,
    highlightPreTag: '<em>',
    ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  });
  expect(await idsOf(indexName, { query: 'lantaarn' })).toEqual([]);
  await sendRaw('PUT', `/1/indexes/${indexName}/settings`, { hitsPerPage: null });
  expect((await client.getSettings({ indexName })).hitsPerPage).toBe(20);
});

test.each([
  [{ serchableAttributes: ['name'] }, 'Unknown parameter: serchableAttributes'],
  [{ hitsPerPage: 'many' }, /^Invalid value for "hitsPerPage" parameter/],
  [{ customRanking: ['price'] }, /^Invalid ranking/],
  [{ ranking: ['cheap'] }, /^Invalid ranking/],
  [{ decompoundedAttributes: { fr: ['name'] } }, /^Invalid value for "decompoundedAttributes" parameter/],
])('Settings %o are refused', async (settings, message) => {
  const { status, body } = await sendRaw('PUT', `/1/indexes/${newIndexName()}/settings`, settings);
  expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
});

test('Settings of a missing index are 404, and writing them creates it', async () => {
  const indexName = newIndexName();
  const client = adminClient();
  expect(await client.indexExists({ indexName })).toBe(false);
  await client.setSettings({ indexName, indexSettings: { hitsPerPage: 5 } });
  expect(await client.indexExists({ indexName })).toBe(true);
});

test('Replicas sort the records of their primary', async () => {
  const [standard, virtual] = [newIndexName(), newIndexName()];
  const indexName = await createIndex(lamps, {
    customRanking: ['desc(popularity)'],
    attributesForFaceting: ['brand'],
    replicas: [standard, `virtual(${virtual})`],
  });
  const client = adminClient();
  const { ranking = [] } = await client.getSettings({ indexName: standard });
  await client.setSettings({ indexName: standard, indexSettings: { ranking: ['desc(price)', ...ranking] } });
  await client.setSettings({ indexName: virtual, indexSettings: { customRanking: ['asc(price)'] } });
  expect(await idsOf(indexName)).toEqual(['2', '4', '1', '3']);
  expect(await idsOf(standard)).toEqual(['4', '1', '2', '3']);
  expect(await idsOf(virtual)).toEqual(['3', '2', '1', '4']);
  expect(await idsOf(virtual, { query: 'oda', filters: 'brand:Oda' })).toEqual(['2', '1']);
  await client.saveObjects({ indexName, objects: [{ objectID: '5', price: 1 }], waitForTasks: true });
  expect((await idsOf(virtual))[0]).toBe('5');
  expect((await client.getSettings({ indexName: virtual })).primary).toBe(indexName);
});

test('A replica that the list omits becomes an index with its records', async () => {
  const replica = newIndexName();
  const indexName = await createIndex(lamps, { replicas: [replica] });
  const client = adminClient();
  await client.setSettings({ indexName, indexSettings: { replicas: [] } });
  await client.clearObjects({ indexName });
  expect((await searchIndex(replica)).nbHits).toBe(4);
  await client.saveObjects({ indexName: replica, objects: [{ objectID: '5' }], waitForTasks: true });
  expect((await searchIndex(replica)).nbHits).toBe(5);
});

test('forwardToReplicas changes the settings of replicas too', async () => {
  const replica = newIndexName();
  const indexName = await createIndex(lamps, { replicas: [replica] });
  const client = adminClient();
  await client.setSettings({ indexName, indexSettings: { hitsPerPage: 3 } });
  expect((await client.getSettings({ indexName: replica })).hitsPerPage).toBe(20);
  await client.setSettings({ indexName, indexSettings: { hitsPerPage: 4 }, forwardToReplicas: true });
  expect((await client.getSettings({ indexName: replica })).hitsPerPage).toBe(4);
});

test('Records of a replica cannot be written', async () => {
  const replica = newIndexName();
  await createIndex(lamps, { replicas: [replica] });
  const { status } = await sendRaw('POST', `/1/indexes/${replica}/batch`, {
    requests: [{ action: 'addObject', body: { objectID: 'x' } }],
  });
  expect(status).toBe(400);
  const untouched = newIndexName();
  const several = await sendRaw('POST', '/1/indexes/*/batch', {
    requests: [untouched, replica].map((indexName) => ({
      action: 'addObject',
      indexName,
      body: { objectID: 'x' },
    })),
  });
  expect(several.status).toBe(400);
  expect(await adminClient().indexExists({ indexName: untouched })).toBe(false);
});

test('Numeric attributes for filtering limit the numeric filters', async () => {
  const indexName = await createIndex(lamps, { numericAttributesForFiltering: ['equalOnly(price)'] });
  expect(await idsOf(indexName, { filters: 'price = 40' })).toEqual(['3']);
  expect(await idsOf(indexName, { filters: 'price < 100' })).toEqual([]);
  expect(await idsOf(indexName, { filters: 'popularity = 2' })).toEqual([]);
});
