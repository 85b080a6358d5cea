import { gzipSync } from 'node:zlib';
import { algoliasearch } from 'algoliasearch';
import { expect, test } from 'vitest';
import { lamps } from './lamps.ts';
import {
  adminClient,
  createIndex,
  embeddedTest,
  idsOf,
  keyHeaders,
  newIndexName,
  searchIndex,
  searchSystem,
  sendRaw,
  useSearch,
} from './search-system.ts';

useSearch();

test('saveObjects writes more records than one batch holds', async () => {
  const objects = Array.from({ length: 1500 }, (_, index) => ({
    objectID: String(index),
    name: `Lamp ${index}`,
  }));
  const indexName = await createIndex(objects);
  expect((await searchIndex(indexName)).nbHits).toBe(1500);
  expect(await idsOf(indexName, { query: '1499', typoTolerance: false })).toEqual(['1499']);
});

test('saveObjects sends compressed bodies with the compression option of the client', async () => {
  const { appId, adminKey, hosts } = searchSystem();
  const client = algoliasearch(appId, adminKey, { hosts, compression: 'gzip' });
  const indexName = newIndexName();
  const objects = Array.from({ length: 100 }, (_, index) => ({
    objectID: String(index),
    name: 'Lamp '.repeat(20),
  }));
  await client.saveObjects({ indexName, objects, waitForTasks: true });
  expect((await searchIndex(indexName)).nbHits).toBe(100);
});

test('replaceAllObjects replaces records and keeps settings and replicas', async () => {
  const replica = newIndexName();
  const indexName = await createIndex(lamps, {
    searchableAttributes: ['name'],
    customRanking: ['asc(price)'],
    replicas: [replica],
  });
  const client = adminClient();
  await client.setSettings({ indexName: replica, indexSettings: { ranking: ['desc(price)'] } });
  const objects = [
    { objectID: 'a', name: 'Lamp A', price: 2 },
    { objectID: 'b', name: 'Lamp B', price: 1 },
  ];
  await client.replaceAllObjects({ indexName, objects });
  expect(await idsOf(indexName, { query: 'lamp' })).toEqual(['b', 'a']);
  expect(await idsOf(replica, { query: 'lamp' })).toEqual(['a', 'b']);
  expect(await client.getSettings({ indexName })).toMatchObject({
    searchableAttributes: ['name'],
    replicas: [replica],
  });
  const { items } = await client.listIndices();
  expect(items.filter(({ name }) => name.startsWith(`${indexName}_tmp`))).toEqual([]);
});

test('During replaceAllObjects a search finds either the old records or the new ones', async () => {
  const objectsOf = (version: string) =>
    Array.from({ length: 300 }, (_, index) => ({ objectID: String(index), version }));
  const indexName = await createIndex(objectsOf('old'), { attributesForFaceting: ['version'] });
  const progress = { isDone: false };
  const replacement = adminClient()
    .replaceAllObjects({ indexName, objects: objectsOf('new'), batchSize: 50 })
    .then(() => {
      progress.isDone = true;
    });
  const seen = new Set<string>();
  while (!progress.isDone)
    seen.add(JSON.stringify((await searchIndex(indexName, { facets: ['version'] })).facets));
  await replacement;
  seen.add(JSON.stringify((await searchIndex(indexName, { facets: ['version'] })).facets));
  expect([...seen]).toEqual(['{"version":{"old":300}}', '{"version":{"new":300}}']);
});

test('A saved record replaces the one with its id, and deleted records are not found', async () => {
  const indexName = await createIndex(lamps);
  const client = adminClient();
  await client.saveObjects({ indexName, objects: [{ objectID: '3', name: 'Zaklamp' }], waitForTasks: true });
  expect(await idsOf(indexName, { query: 'lantaarn' })).toEqual([]);
  expect(await idsOf(indexName, { query: 'zaklamp' })).toEqual(['3']);
  await client.deleteObjects({ indexName, objectIDs: ['3', 'missing'], waitForTasks: true });
  expect(await idsOf(indexName, { query: 'zaklamp' })).toEqual([]);
  await expect(client.getObject({ indexName, objectID: '3' })).rejects.toMatchObject({
    status: 404,
    message: 'ObjectID does not exist',
  });
});

test('Partial updates replace first-level attributes, and operations change numbers and lists', async () => {
  const indexName = await createIndex([
    { objectID: '1', stock: 5, tags: ['a', 'b'], nested: { a: 1, b: 2 } },
  ]);
  const client = adminClient();
  const update = (changes: Record<string, unknown>) =>
    client.partialUpdateObjects({ indexName, objects: [{ objectID: '1', ...changes }], waitForTasks: true });
  await update({ stock: { _operation: 'Increment', value: 3 }, nested: { a: 9 } });
  await update({ stock: { _operation: 'Decrement', value: 1 }, tags: { _operation: 'Add', value: 'c' } });
  await update({ tags: { _operation: 'Remove', value: 'a' } });
  await update({ tags: { _operation: 'AddUnique', value: 'b' } });
  expect(await client.getObject({ indexName, objectID: '1' })).toEqual({
    objectID: '1',
    stock: 7,
    tags: ['b', 'c'],
    nested: { a: 9 },
  });
  await client.partialUpdateObjects({
    indexName,
    objects: [{ objectID: 'new', a: 1 }],
    createIfNotExists: false,
  });
  expect((await client.getObjects({ requests: [{ indexName, objectID: 'new' }] })).results).toEqual([null]);
  await client.partialUpdateObjects({
    indexName,
    objects: [{ objectID: 'new', a: 1 }],
    createIfNotExists: true,
  });
  expect(await client.getObject({ indexName, objectID: 'new' })).toEqual({ objectID: 'new', a: 1 });
});

test('A batch with one wrong request changes no record', async () => {
  const indexName = await createIndex(lamps);
  const { status } = await sendRaw('POST', `/1/indexes/${indexName}/batch`, {
    requests: [
      { action: 'deleteObject', body: { objectID: '1' } },
      { action: 'explode', body: {} },
    ],
  });
  expect(status).toBe(400);
  expect((await searchIndex(indexName)).nbHits).toBe(4);
});

test('A batch for several indexes has a task for each', async () => {
  const [first, second] = [newIndexName(), newIndexName()];
  const { taskID, objectIDs } = await adminClient().multipleBatch({
    requests: [
      { action: 'addObject', indexName: first, body: { objectID: 'a' } },
      { action: 'addObject', indexName: second, body: { name: 'without id' } },
    ],
  });
  expect(Object.keys(taskID).sort()).toEqual([first, second].sort());
  expect(objectIDs).toEqual(['a', expect.stringMatching(/.+/)]);
  expect((await searchIndex(second)).nbHits).toBe(1);
});

test('Single records are written, read, updated and deleted by their path', async () => {
  const indexName = newIndexName();
  const client = adminClient();
  const objectID = 'a/b c?%ü*';
  await client.addOrUpdateObject({ indexName, objectID, body: { name: 'Lamp', price: 1 } });
  expect(await client.getObject({ indexName, objectID, attributesToRetrieve: ['price'] })).toEqual({
    objectID,
    price: 1,
  });
  await client.partialUpdateObject({ indexName, objectID, attributesToUpdate: { price: 2 } });
  expect(await client.getObject({ indexName, objectID })).toEqual({ objectID, name: 'Lamp', price: 2 });
  await client.deleteObject({ indexName, objectID });
  expect((await searchIndex(indexName)).nbHits).toBe(0);
  const { status, body } = await sendRaw('POST', `/1/indexes/${indexName}`, { name: 'Lamp' });
  expect({ status, body }).toMatchObject({ status: 201, body: { objectID: expect.stringMatching(/.+/) } });
});

test('deleteBy deletes the records of a filter, and refuses a call without one', async () => {
  const indexName = await createIndex(lamps, { attributesForFaceting: ['brand'] });
  const client = adminClient();
  await client.deleteBy({ indexName, deleteByParams: { filters: 'brand:Oda' } });
  expect((await idsOf(indexName)).sort()).toEqual(['3', '4']);
  await expect(client.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 });
});

test('Task ids increase, and the task of a moved index is published', async () => {
  const [from, to] = [await createIndex(lamps), newIndexName()];
  const client = adminClient();
  const { taskID } = await client.operationIndex({
    indexName: from,
    operationIndexParams: { operation: 'move', destination: to },
  });
  expect(await client.getTask({ indexName: from, taskID })).toMatchObject({ status: 'published' });
  expect(await client.indexExists({ indexName: from })).toBe(false);
  expect((await searchIndex(to)).nbHits).toBe(4);
  const next = await client.clearObjects({ indexName: to });
  expect(next.taskID).toBeGreaterThan(taskID);
});

embeddedTest('An index that was moved from a replica has records of its own', 'not documented', async () => {
  const client = adminClient();
  const [replica, moved] = [newIndexName(), newIndexName()];
  const primary = await createIndex(lamps, { replicas: [replica] });
  await client.operationIndex({
    indexName: replica,
    operationIndexParams: { operation: 'move', destination: moved },
  });
  await client.clearObjects({ indexName: moved });
  expect((await searchIndex(primary)).nbHits).toBe(4);
});

test('Copies overwrite records, settings and synonyms, or only their scope, and never replicas', async () => {
  const client = adminClient();
  const replica = newIndexName();
  const source = await createIndex(lamps, { searchableAttributes: ['brand'], replicas: [replica] });
  await client.saveSynonym({
    indexName: source,
    objectID: 's1',
    synonymHit: { objectID: 's1', type: 'synonym', synonyms: ['zoon', 'kind'] },
  });
  const [whole, settingsOnly, empty] = [newIndexName(), newIndexName(), newIndexName()];
  const copy = (destination: string, scope?: ('settings' | 'synonyms' | 'rules')[], indexName = source) =>
    client.operationIndex({
      indexName,
      operationIndexParams: { operation: 'copy', destination, ...(scope && { scope }) },
    });
  await copy(whole);
  expect(await idsOf(whole, { query: 'kind' })).toEqual(['4']);
  expect((await client.getSettings({ indexName: whole })).replicas ?? []).toEqual([]);
  await copy(settingsOnly, ['settings', 'rules']);
  expect(await client.getSettings({ indexName: settingsOnly })).toMatchObject({
    searchableAttributes: ['brand'],
  });
  expect((await searchIndex(settingsOnly)).nbHits).toBe(0);
  await copy(empty, undefined, 'contract_missing_index');
  expect((await searchIndex(empty)).nbHits).toBe(0);
});

test('Browsing lists all records in pages with a cursor', async () => {
  const objects = Array.from({ length: 25 }, (_, index) => ({
    objectID: String(index),
    even: index % 2 === 0,
  }));
  const indexName = await createIndex(objects, { attributesForFaceting: ['even'] });
  const client = adminClient();
  const pages: number[] = [];
  const found = new Set<string>();
  await client.browseObjects({
    indexName,
    browseParams: { hitsPerPage: 10 },
    aggregator: ({ hits }) => {
      pages.push(hits.length);
      for (const { objectID } of hits) found.add(objectID);
    },
  });
  expect({ pages, size: found.size }).toEqual({ pages: [10, 10, 5], size: 25 });
  const filtered = await client.browse({
    indexName,
    browseParams: { filters: 'even:true', hitsPerPage: 10 },
  });
  expect(filtered).toMatchObject({ nbHits: 13, cursor: expect.any(String) });
  expect(filtered.hits[0]).toEqual({ objectID: '0', even: true });
  const other = await createIndex(objects);
  await expect(
    client.browse({ indexName: other, browseParams: { cursor: filtered.cursor ?? '' } }),
  ).rejects.toMatchObject({
    status: 400,
  });
});

test.each([
  ['no object', '[1]'],
  ['broken', '{"requests":'],
  ['no list', '{"requests":5}'],
  ['a record that is a text', '{"requests":[{"action":"addObject","body":"x"}]}'],
  ['an empty id', '{"requests":[{"action":"deleteObject","body":{"objectID":""}}]}'],
])('A batch with JSON that is %s is refused', async (_, body) => {
  expect((await sendRaw('POST', `/1/indexes/${newIndexName()}/batch`, body)).status).toBe(400);
});

test('Bodies are JSON whatever their media type, also compressed', async () => {
  const indexName = newIndexName();
  const body = JSON.stringify({ requests: [{ action: 'addObject', body: { objectID: '1' } }] });
  const headers = keyHeaders(searchSystem().adminKey);
  const plain = { ...headers, 'content-type': 'text/plain' };
  expect((await sendRaw('POST', `/1/indexes/${indexName}/batch`, body, plain)).status).toBe(200);
  const packed = { ...plain, 'content-encoding': 'gzip' };
  expect(
    (await sendRaw('POST', `/1/indexes/${indexName}/batch`, new Blob([gzipSync(body)]), packed)).status,
  ).toBe(200);
  expect((await sendRaw('POST', `/1/indexes/${indexName}/batch`, new Blob(['x']), packed)).status).toBe(400);
});
