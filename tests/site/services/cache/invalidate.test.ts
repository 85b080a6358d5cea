import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import type { Cache, CacheStore, CacheRecord, Lifetime } from '#site/services/cache';
import { succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import { createRecordingLog } from '../../origin.ts';

const lifetime: Lifetime = { freshMs: 60_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 600_000 };

function read(cache: Cache, uri: string, fetchFresh: () => Promise<Outcome<string>>) {
  return cache.read({
    name: 'pages',
    params: { uri },
    lifetimeOf: () => lifetime,
    fetchFresh,
  });
}

test('invalidate deletes the entries that match and no others', async () => {
  const cache = createCache({ log: createRecordingLog().log });
  await read(cache, '/lamps', async () => succeeded('old lamps'));
  await read(cache, '/tables', async () => succeeded('old tables'));

  expect(await cache.invalidate(({ call }) => call.includes('/lamps'))).toBe(1);

  expect(await read(cache, '/lamps', async () => succeeded('new lamps'))).toEqual(succeeded('new lamps'));
  expect(await read(cache, '/tables', async () => succeeded('new tables'))).toEqual(succeeded('old tables'));
});

test('A call that runs during invalidate returns its value but does not store it', async () => {
  const cache = createCache({ log: createRecordingLog().log });
  const { promise: response, resolve: respond } = Promise.withResolvers<Outcome<string>>();
  const early = read(cache, '/lamps', () => response);

  await cache.invalidate(() => false);
  expect(await read(cache, '/lamps', async () => succeeded('new'))).toEqual(succeeded('new'));
  respond(succeeded('old'));

  expect(await early).toEqual(succeeded('old'));
  expect(await read(cache, '/lamps', async () => succeeded('newer'))).toEqual(succeeded('new'));
});

function parse(json: string): CacheRecord {
  return JSON.parse(json);
}

/** A store outside this process: asynchronous, and its entries are JSON. */
function remoteStore(): CacheStore {
  const entries = new Map<string, string>();
  return {
    async get(key) {
      const json = entries.get(key);
      return json === undefined ? undefined : parse(json);
    },
    set: async (key, value) => void entries.set(key, JSON.stringify(value)),
    delete: async (key) => entries.delete(key),
    async *entries() {
      for (const [key, json] of entries) yield [key, parse(json)];
    },
  };
}

test('Two caches on one remote store share values and invalidations', async () => {
  const store = remoteStore();
  const { log } = createRecordingLog();
  const [here, there] = [createCache({ store, log }), createCache({ store, log })];

  await read(here, '/lamps', async () => succeeded('lamps'));
  expect(await read(there, '/lamps', async () => succeeded('other'))).toEqual(succeeded('lamps'));

  expect(await there.invalidate(() => true)).toBe(1);
  expect(await read(here, '/lamps', async () => succeeded('newer'))).toEqual(succeeded('newer'));
});

const broken = () => Promise.reject(new Error('store down'));

test('A cache whose store fails still returns fresh values', async () => {
  const { log, lines } = createRecordingLog();
  const store: CacheStore = { get: broken, set: broken, delete: broken, entries: () => [] };

  const outcome = await read(createCache({ store, log }), '/lamps', async () => succeeded('lamps'));

  expect(outcome).toEqual(succeeded('lamps'));
  expect(lines.map(({ message }) => message)).toEqual([
    'cache: reading the store failed',
    'cache: writing to the store failed',
  ]);
});
