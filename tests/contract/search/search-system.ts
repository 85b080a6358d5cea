import { randomUUID } from 'node:crypto';
import { algoliasearch, type SearchClient } from 'algoliasearch';
import * as v from 'valibot';
import { afterAll, beforeAll, test } from 'vitest';

/** The hosts of a running search, as `ALGOLIA_HOSTS` names them. Without it, the tests start the embedded server. */
const configuredHosts = process.env['ALGOLIA_HOSTS'];

interface SearchHost {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

interface RunningSearch {
  hosts: SearchHost[];
  appId: string;
  searchKey: string;
  adminKey: string;
  log: string[];
  close(): Promise<void>;
}

const running: RunningSearch = {
  hosts: [],
  appId: process.env['ALGOLIA_APP_ID'] ?? '',
  searchKey: process.env['ALGOLIA_SEARCH_KEY'] ?? '',
  adminKey: process.env['ALGOLIA_ADMIN_KEY'] ?? '',
  log: [],
  close: async () => {},
};
const createdIndices: string[] = [];

/** Starts the search before the tests of a file. After them, deletes their indexes and stops it. */
export function useSearch() {
  beforeAll(async () => {
    if (configuredHosts !== undefined)
      running.hosts = configuredHosts.split(',').map((origin) => hostOf(origin.trim()));
    else await startEmbedded();
  });
  afterAll(async () => {
    const client = adminClient();
    for (const indexName of createdIndices.splice(0)) await client.deleteIndex({ indexName });
    await running.close();
  });
}

async function startEmbedded() {
  const { DEFAULT_SEARCH_KEYS, startSearchServer } = await import('#embedded/search');
  running.log.length = 0;
  const server = await startSearchServer({ port: 0, log: (line) => running.log.push(line) });
  Object.assign(running, DEFAULT_SEARCH_KEYS);
  running.hosts = [hostOf(server.url)];
  running.close = () => server.close();
}

/** Returns the host that the client expects for a URL. */
export function hostOf(url: string): SearchHost {
  const { hostname, port, protocol } = new URL(url);
  return {
    url: hostname,
    ...(port !== '' && { port: Number(port) }),
    protocol: protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  };
}

export function adminClient(): SearchClient {
  return algoliasearch(running.appId, running.adminKey, { hosts: running.hosts });
}

/** The running search: hosts, application, keys, and the log lines of the embedded server. */
export function searchSystem(): Readonly<RunningSearch> {
  return running;
}

/** Returns the name of a new index, which is deleted after the tests. */
export function newIndexName(): string {
  const name = `contract_${randomUUID()}`;
  createdIndices.push(name);
  return name;
}

/** Creates an index with records and settings. Returns its name. */
export async function createIndex(
  objects: Record<string, unknown>[],
  indexSettings: Parameters<SearchClient['setSettings']>[0]['indexSettings'] = {},
): Promise<string> {
  const client = adminClient();
  const indexName = newIndexName();
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
  await client.saveObjects({ indexName, objects, waitForTasks: true });
  return indexName;
}

type SearchQuery = Omit<Parameters<SearchClient['searchSingleIndex']>[0]['searchParams'], never>;

/** Searches an index. */
export function searchIndex(indexName: string, searchParams: SearchQuery = {}) {
  return adminClient().searchSingleIndex<Record<string, unknown>>({ indexName, searchParams });
}

/** Searches an index and returns the ids of its hits in order. */
export async function idsOf(indexName: string, searchParams: SearchQuery = {}): Promise<string[]> {
  const { hits } = await searchIndex(indexName, searchParams);
  return hits.map(({ objectID }) => objectID);
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request without the client. The default headers contain the admin key. */
export async function sendRaw(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = keyHeaders(running.adminKey),
): Promise<RawResponse> {
  const [host] = running.hosts;
  if (!host) throw new Error('The search is not running: call useSearch() in the test file.');
  const origin = `${host.protocol}://${host.url}${host.port === undefined ? '' : `:${host.port}`}`;
  const isReady = body instanceof Blob || typeof body === 'string';
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: isReady ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

export function keyHeaders(key: string): Record<string, string> {
  return { 'x-algolia-application-id': running.appId, 'x-algolia-api-key': key };
}

/** Sends a search that is refused, and returns the error. */
export async function refusal(indexName: string, parameters: Record<string, unknown>) {
  const { status, body } = await sendRaw('POST', `/1/indexes/${indexName}/query`, parameters);
  return { status, message: v.parse(v.object({ message: v.string() }), body).message };
}

/** A test for the embedded server only. It is skipped with the reason if `ALGOLIA_HOSTS` is set. */
export function embeddedTest(name: string, reason: string, rule: () => Promise<void>) {
  test(`${name} (embedded server only)`, async ({ skip }) => {
    skip(configuredHosts !== undefined, reason);
    await rule();
  });
}
