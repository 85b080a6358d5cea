import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedServer } from '#embedded/listen';
import { DEFAULT_SEARCH_KEYS, startSearchServer } from '#embedded/search';
import { indexSearch } from '../../.tools/search-index/index-search.ts';

let search: EmbeddedServer;
beforeAll(async () => {
  search = await startSearchServer({ port: 0, log: () => {} });
});
afterAll(() => search.close());

async function run(
  changes: Readonly<Record<string, string | undefined>> = {},
  codes = ['nl'],
  allowDemo = false,
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
    allowDemo,
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
  const { text } = await run({ ALGOLIA_HOSTS: 'http://192.0.2.1:9', ALGOLIA_ADMIN_KEY: 'k' }, [], true);
  expect(text).toContain('search: configured, http://192.0.2.1:9');
});

test('search:index refuses an unknown locale', async () => {
  await expect(run({}, ['it'])).rejects.toThrow('--locale: expected one of nl, en');
});
