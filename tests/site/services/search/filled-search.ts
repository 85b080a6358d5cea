import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startContentServer } from '#embedded/content';
import { DEFAULT_SEARCH_KEYS, startSearchServer } from '#embedded/search';
import { startShopServer } from '#embedded/shop';
import { findLocale, type LocaleCode } from '#site/i18n/locale';
import { fillSearch, type SearchSources } from '#site/search-index/fill-search';
import { synonymWords } from '#site/search-index/synonyms';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import {
  createSearch,
  createSearchWriter,
  type SearchClient,
  type SearchQuery,
  type SearchWriter,
} from '#site/services/search';
import { createShop } from '#site/services/shop';
import { catalogue, parseOnce, SHOP_START, writeShopDatabase } from '../../demo-data.ts';
import { createRecordingLog } from '../../origin.ts';

export const { log, lines } = createRecordingLog();

type FilledSearch = {
  readonly url: string;
  readonly sources: SearchSources;
  readonly writer: SearchWriter;
  readonly client: (store?: string, signal?: AbortSignal) => SearchClient;
  /** The folder of the content, which a test may change. */
  readonly content: string;
};

/** No response takes this long, so tests do not depend on the speed of the machine. */
const NO_LIMIT_MS = 600_000;

/** Configures a client of the embedded search at these hosts, without time limits unless `changes` has them. */
export function connect(hosts: readonly string[], changes: Partial<Parameters<typeof createSearch>[0]> = {}) {
  const { appId, searchKey } = DEFAULT_SEARCH_KEYS;
  return createSearch({
    appId,
    searchKey,
    hosts,
    indexPrefix: 'site',
    synonymWords,
    log,
    cache: createCache({ log }),
    timeoutMs: NO_LIMIT_MS,
    hostTimeoutMs: NO_LIMIT_MS,
    ...changes,
  });
}

/** Starts the embedded servers before the tests of a file, and fills the indexes of some locales from the demo shop and content. */
export function useFilledSearch(codes: readonly LocaleCode[]) {
  let filled: FilledSearch | undefined;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    lines.length = 0;
    const directory = mkdtempSync(join(tmpdir(), 'lantern-search-'));
    const content = join(directory, 'statamic');
    cpSync('site/statamic', content, { recursive: true });
    writeShopDatabase(join(directory, 'shop'));
    const [contentServer, shopServer, search] = await Promise.all([
      startContentServer({
        directory: content,
        port: 0,
        appUrl: 'https://www.example.test',
        previewTokens: [],
        submissionsDirectory: join(directory, 'submissions'),
        parse: parseOnce,
        log: () => {},
      }),
      startShopServer({
        directory: join(directory, 'shop'),
        catalogue,
        mediaDirectory: 'site/statamic/public/assets',
        port: 0,
        now: () => SHOP_START,
        log: () => {},
      }),
      startSearchServer({ port: 0, log: () => {} }),
    ]);
    stops.push(contentServer.close, shopServer.close, search.close);
    stops.push(async () => rmSync(directory, { recursive: true }));
    const cache = createCache({ log });
    const { appId, adminKey } = DEFAULT_SEARCH_KEYS;
    const writer = createSearchWriter({ appId, adminKey, hosts: [search.url], indexPrefix: 'site' });
    const sources: SearchSources = {
      shop: createShop({ baseUrl: shopServer.url, mediaUrl: `${shopServer.url}/media`, log, cache }),
      content: createContent({ baseUrl: contentServer.url, log, cache }),
    };
    const connection = connect([search.url]);
    filled = {
      url: search.url,
      sources,
      writer,
      content,
      client: (store = 'eu_nl', signal) => connection.forRequest({ store, signal }),
    };
    for (const code of codes) {
      const locale = findLocale(code);
      const outcome = locale && (await fillSearch(locale, { ...sources, writer }));
      if (!outcome?.ok) throw new Error(`Filling ${code} failed: ${JSON.stringify(outcome?.failure)}`);
    }
  });
  afterAll(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  return () => {
    if (!filled) throw new Error('The search starts before the first test. Read it inside a test.');
    return filled;
  };
}

/** A search for a term, with few hits of each group. */
export function queryOf(term: string, products: Partial<SearchQuery['products']> = {}): SearchQuery {
  return {
    term,
    products: { page: 1, perPage: 12, sort: 'relevance', choice: {}, withFacets: true, ...products },
    categories: { page: 1, perPage: 5 },
    content: { page: 1, perPage: 5 },
    suggestions: 5,
  };
}

/** Searches and returns the results. */
export async function resultsOf(client: SearchClient, query: SearchQuery) {
  const outcome = await client.search(query);
  if (!outcome.ok) throw new Error(`The search failed: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}

/** Returns a text with marks: `Pad[lamp] Paal`. */
export function withMarks(parts: readonly { readonly text: string; readonly marked: boolean }[]): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}
