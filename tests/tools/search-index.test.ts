import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { EmbeddedServer } from '#embedded/listen';
import { DEFAULT_SEARCH_KEYS, startSearchServer } from '#embedded/search';
import { startShopServer } from '#embedded/shop';
import { indexSearch } from '../../.tools/search-index/index-search.ts';
import { sendJson, startOrigin } from '../site/origin.ts';

let search: EmbeddedServer;
beforeAll(async () => {
  search = await startSearchServer({ port: 0, log: () => {} });
});
afterAll(() => search.close());

async function run(
  changes: Readonly<Record<string, string | undefined>> = {},
  codes = ['nl'],
  options: { readonly allowDemo?: boolean; readonly allowEmpty?: boolean } = {},
) {
  const lines: string[] = [];
  const { appId, adminKey } = DEFAULT_SEARCH_KEYS;
  const isComplete = await indexSearch({
    variables: {
      ALGOLIA_APP_ID: appId,
      ALGOLIA_ADMIN_KEY: adminKey,
      ALGOLIA_HOSTS: search.url,
      ...changes,
    },
    codes,
    ...options,
    project: '.',
    print: (line) => lines.push(line),
    signal: new AbortController().signal,
  });
  return { isComplete, text: lines.join('\n') };
}

test('search:index fills the indexes, and sends nothing when nothing has changed', async () => {
  const first = await run();
  expect(first.isComplete).toBe(true);
  expect(first.text).toMatch(/nl: site_eu_nl_products: replaced with \d+ records/);
  const second = await run();
  expect(second.text).toMatch(/nl: site_eu_nl_products: \d+ records, no change/);
  expect(second.text).toMatch(/nl: site_eu_nl_content: \d+ records, no change/);
});

test('search:index uses the prefix of the operator', async () => {
  const { text } = await run({ ALGOLIA_INDEX_PREFIX: 'preview' });
  expect(text).toContain('preview_eu_nl_suggestions: replaced');
});

test('search:index warns about a misspelt variable', async () => {
  const { text } = await run({ ALGOLIA_INDEX_PREFX: 'preview' });
  expect(text).toMatch(/^Warning: ALGOLIA_INDEX_PREFX is not a variable of the site\. Expected one of /);
});

test('search:index names the variables of a refused key, and does not print the key', async () => {
  const { isComplete, text } = await run({ ALGOLIA_ADMIN_KEY: 'wrong-secret' });
  expect(isComplete).toBe(false);
  expect(text).toContain('ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY: the provider refused them');
  expect(text).not.toContain('wrong-secret');
});

test('search:index refuses a key that may only search', async () => {
  const { text } = await run({ ALGOLIA_ADMIN_KEY: DEFAULT_SEARCH_KEYS.searchKey });
  expect(text).toContain('Method not allowed with this API key');
});

test('search:index names the variable of an address without a server', async () => {
  const { isComplete, text } = await run({ ALGOLIA_HOSTS: 'http://127.0.0.1:9' });
  expect(isComplete).toBe(false);
  expect(text).toContain('ALGOLIA_HOSTS: no host of the provider responds');
});

test.each([
  [{ ALGOLIA_APP_ID: undefined }, 'ALGOLIA_APP_ID: expected'],
  [{ ALGOLIA_ADMIN_KEY: undefined }, 'ALGOLIA_ADMIN_KEY: expected'],
  [{ ALGOLIA_HOSTS: 'search.example.com' }, 'ALGOLIA_HOSTS: expected'],
])('search:index with %j explains what is missing', async (changes, message) => {
  await expect(run(changes)).rejects.toThrow(message);
});

test.each([
  [
    {},
    'MAGENTO_BASE_URL, CONTENT_BASE_URL: expected the address of the shop and the content system, got none',
  ],
  [{ CONTENT_BASE_URL: 'http://127.0.0.1:9' }, 'MAGENTO_BASE_URL: expected the address'],
  [{ MAGENTO_BASE_URL: 'http://127.0.0.1:9' }, 'CONTENT_BASE_URL: expected the address'],
])('search:index with %j does not write demo data to a real application', async (changes, message) => {
  for (const hosts of [undefined, 'https://search.example.com', `${search.url},https://search.example.com`])
    await expect(run({ ALGOLIA_HOSTS: hosts, ...changes })).rejects.toThrow(message);
  await expect(run({ ALGOLIA_HOSTS: undefined, ...changes })).rejects.toThrow('-- --demo');
});

test('search:index writes demo data to a host on another computer only with --demo', async () => {
  const { text } = await run({ ALGOLIA_HOSTS: 'http://192.0.2.1:9', ALGOLIA_ADMIN_KEY: 'k' }, [], {
    allowDemo: true,
  });
  expect(text).toContain('search: configured, http://192.0.2.1:9');
});

/** Writes to the provider with the official client, as another program does. */
function otherProgram() {
  const { appId, adminKey } = DEFAULT_SEARCH_KEYS;
  const { hostname, port } = new URL(search.url);
  const host = { url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' } as const;
  return algoliasearch(appId, adminKey, { hosts: [host] });
}

test('search:index does not delete the records of another program', async () => {
  const client = otherProgram();
  const indexName = 'magento2_eu_nl_products';
  await client.saveObjects({ indexName, objects: [{ objectID: '421', name: 'Oda' }], waitForTasks: true });
  const { isComplete, text } = await run({ ALGOLIA_INDEX_PREFIX: 'magento2' });
  expect(isComplete).toBe(false);
  expect(text).toContain('The index magento2_eu_nl_products has records of another program');
  const settings = await client.getSettings({ indexName });
  expect(settings.attributesForFaceting ?? []).toEqual([]);
  expect(await client.getObject({ indexName, objectID: '421' })).toMatchObject({ name: 'Oda' });
});

test('search:index changes no index if one of them has records of another program', async () => {
  const client = otherProgram();
  const indexName = 'other_eu_nl_content';
  await client.saveObjects({ indexName, objects: [{ objectID: '1', title: 'Oda' }], waitForTasks: true });
  expect((await run({ ALGOLIA_INDEX_PREFIX: 'other' })).isComplete).toBe(false);
  expect(await client.indexExists({ indexName: 'other_eu_nl_products' })).toBe(false);
});

test('search:index keeps synonyms and replicas that the operator has added', async () => {
  const client = otherProgram();
  const indexName = 'own_eu_nl_products';
  await run({ ALGOLIA_INDEX_PREFIX: 'own' });
  const { replicas = [] } = await client.getSettings({ indexName });
  await client.setSettings({ indexName, indexSettings: { replicas: [...replicas, 'own_by_rating'] } });
  const type = 'synonym' as const;
  const added = { objectID: 'dashboard', type, synonyms: ['lamp', 'lantaarn'] };
  const stale = { objectID: 'site: oud woord', type, synonyms: ['oud', 'woord'] };
  await client.saveSynonyms({ indexName, synonymHit: [added, stale] });
  expect((await run({ ALGOLIA_INDEX_PREFIX: 'own' })).isComplete).toBe(true);
  expect((await client.getSettings({ indexName })).replicas).toEqual([...replicas, 'own_by_rating']);
  const { hits } = await client.searchSynonyms({ indexName, searchSynonymsParams: { hitsPerPage: 1_000 } });
  const ids = hits.map(({ objectID }) => objectID);
  expect(ids).toContain('dashboard');
  expect(ids).not.toContain(stale.objectID);
  expect(ids.length).toBeGreaterThan(2);
});

/** Starts the demo shop without products. Its responses have the status 200. */
async function startShopWithoutProducts() {
  const directory = mkdtempSync(join(tmpdir(), 'lantern-shop-'));
  const shop = await startShopServer({
    directory,
    catalogue: 'site/embedded/catalogue',
    mediaDirectory: 'site/statamic/public/assets',
    port: 0,
    log: () => {},
  });
  onTestFinished(async () => {
    await shop.close();
    rmSync(directory, { recursive: true });
  });
  return startOrigin(async (response, { method, url, headers, body }) => {
    const store = String(headers['store']);
    const answer = await fetch(shop.url + url.pathname + url.search, {
      method,
      headers: { store, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: new Uint8Array(body) }),
    });
    const json = await answer.json();
    if (json.data.products) json.data.products = { items: [], page_info: { total_pages: 0 } };
    sendJson(response, json, answer.status);
  });
}

test('search:index deletes all products of an index only with --allow-empty, and continues with the next locale', async () => {
  const client = otherProgram();
  const prefix = { ALGOLIA_INDEX_PREFIX: 'emptied' };
  await run(prefix, ['nl', 'de']);
  const empty = { ...prefix, MAGENTO_BASE_URL: (await startShopWithoutProducts()).url };
  const { isComplete, text } = await run(empty, ['nl', 'de']);
  expect(isComplete).toBe(false);
  for (const [code, store] of [
    ['nl', 'eu_nl'],
    ['de', 'eu_de'],
  ])
    expect(text).toMatch(
      new RegExp(
        `${code}: The index emptied_${store}_products would lose all its records \\(\\d+\\).*--allow-empty`,
      ),
    );
  expect(await countProducts(client)).toBeGreaterThan(0);

  expect((await run(empty, ['nl', 'de'], { allowEmpty: true })).isComplete).toBe(true);
  expect(await countProducts(client)).toBe(0);
});

async function countProducts(client: ReturnType<typeof otherProgram>) {
  const { nbHits } = await client.searchSingleIndex({ indexName: 'emptied_eu_nl_products' });
  return nbHits;
}

test('search:index refuses an unknown locale', async () => {
  await expect(run({}, ['it'])).rejects.toThrow('--locale: expected one of nl, en');
});
