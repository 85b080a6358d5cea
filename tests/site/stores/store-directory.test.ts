import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startContentServer } from '#embedded/content';
import { findLocale, locales } from '#site/i18n/locale';
import { createStoreDirectory, type LocaleStores } from '#site/stores/store-directory';
import { waitFor } from '../../wait.ts';
import { parseOnce } from '../demo-data.ts';
import { sendJson, startOrigin } from '../origin.ts';
import { clientOf } from '../services/content/client.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const german = findLocale('de') ?? locales[0];
const ALL = { kinds: [], services: [], countries: [] };
const FIRST = { offset: 0, limit: 100 };

type EditSettings = (text: string) => string;
const unchanged: EditSettings = (text) => text;
/** Removes the filter that finds changes from those that the API allows. */
const withoutFilter: EditSettings = (text) => text.replace(", 'updated_at'", '');

/** Starts a content server for the tests of this file, because copying the content takes longer than a test. */
async function startSystem(editSettings: EditSettings) {
  const folder = mkdtempSync(join(tmpdir(), 'store-directory-'));
  for (const part of ['config', 'content', 'resources'])
    cpSync(join('site/statamic', part), join(folder, part), { recursive: true });
  const settings = join(folder, 'config/statamic/api.php');
  writeFileSync(settings, editSettings(readFileSync(settings, 'utf8')));
  let changed = () => {};
  const server = await startContentServer({
    directory: folder,
    port: 0,
    appUrl: 'https://www.example.test',
    submissionsDirectory: join(folder, 'submissions'),
    log: () => {},
    parse: parseOnce,
    onChange: () => changed(),
  });
  /** Writes a content file, or removes it, and waits until the server has read it. Returns the text that it had. */
  async function write(path: string, text: string | undefined): Promise<string | undefined> {
    const file = join(folder, 'content', path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    changed = resolve;
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    await promise;
    return before;
  }
  return {
    url: server.url,
    read: (path: string) => readFileSync(join(folder, 'content', path), 'utf8'),
    write,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const systems = new Map<EditSettings, Awaited<ReturnType<typeof startSystem>>>();
beforeAll(async () => {
  for (const edit of [unchanged, withoutFilter]) systems.set(edit, await startSystem(edit));
});
afterAll(async () => {
  for (const system of systems.values()) await system.stop();
  systems.clear();
});

/** Creates a directory of the German stores of the demo content. It requests five stores at a time, and checks for changes after a minute. */
async function germanStores(editSettings = unchanged) {
  const server = systems.get(editSettings);
  if (!server) throw new Error('The server starts before the first test.');
  const origin = await startOrigin(async (response, { url }) => {
    const answer = await fetch(server.url + url.pathname + url.search);
    sendJson(response, await answer.json(), answer.status);
  });
  const paging = { limit: 5, retries: 0, retryDelayMs: 0 };
  const { content, clock, lines } = clientOf(origin.url, { paging });
  const log = {
    warn: (fields: object, message: string) => void lines.push({ fields: { ...fields }, message }),
  };
  const directory = createStoreDirectory({ content, log, freshMs: MINUTE_MS });
  const storesNow = async () => {
    const stores = await directory.storesOf(german);
    if (!stores) throw new Error('The stores could not be loaded.');
    return stores;
  };
  /** Returns the requests with a limit. Pages of the list and checks for changes have different limits. */
  const requestsOf = (limit: number) =>
    origin.requests.filter(
      ({ url }) =>
        url.pathname.endsWith('/stores/entries') && url.searchParams.get('limit') === String(limit),
    );
  return {
    lines,
    clock,
    storesNow,
    markStale: directory.markStale,
    stopSystem: () => origin.stop(),
    listRequests: () => requestsOf(5).length,
    checks: () => requestsOf(1).length,
    /** Waits until the directory has found a change in the background, a minute after it has loaded the stores. */
    async expectAfterMinute(check: (stores: LocaleStores) => void) {
      clock.ms += MINUTE_MS + 1;
      await waitFor(async () => check(await storesNow()));
    },
    /** Changes a content file, or removes it, until the test ends. */
    async change(path: string, edit: (text: string) => string | undefined, from = path) {
      const before = await server.write(path, edit(server.read(from)));
      onTestFinished(async () => void (await server.write(path, before)));
    },
  };
}

const find = ({ index }: LocaleStores, id: string) =>
  index.find(ALL, FIRST).found.find(({ store }) => store.id === id)?.store;
const streetOf = (stores: LocaleStores) => find(stores, 'schemer-amsterdam-de')?.street;

test('Unchanged stores cost two small requests, whatever their number', async () => {
  const { clock, lines, storesNow, listRequests, checks } = await germanStores();
  const first = await storesNow();
  expect(first.index.find(ALL, FIRST).total).toBe(40);
  expect([listRequests(), checks()]).toEqual([8, 2]);

  for (let minute = 1; minute <= 5; minute += 1) {
    clock.ms += MINUTE_MS + 1;
    expect(await storesNow()).toBe(first);
    await waitFor(() => expect(checks()).toBe(2 + 2 * minute));
  }

  expect(listRequests()).toBe(8);
  expect(lines).toEqual([]);
});

test('Unchanged stores are loaded again after an hour, because files that are edited by hand may keep their time', async () => {
  const { clock, storesNow, listRequests, change } = await germanStores();
  const first = await storesNow();
  await change('collections/stores/nl/schemer-amsterdam.md', (text) =>
    text.replace('Haarlemmerdijk 127', 'Nieuwstraat 1'),
  );

  clock.ms += HOUR_MS;

  expect(await storesNow()).toBe(first);
  await waitFor(async () => expect(streetOf(await storesNow())).toBe('Nieuwstraat 1'));
  expect(listRequests()).toBe(16);
});

test('A content system that refuses the filter of changes has its stores loaded again after an hour', async () => {
  const { clock, storesNow, listRequests, checks } = await germanStores(withoutFilter);
  const first = await storesNow();

  clock.ms += MINUTE_MS + 1;
  expect(await storesNow()).toBe(first);
  await waitFor(() => expect(checks()).toBe(4));
  expect(listRequests()).toBe(8);
  clock.ms += HOUR_MS;
  await storesNow();

  await waitFor(() => expect(listRequests()).toBe(16));
});

test.each([
  ['that reports changes', unchanged],
  ['that refuses the filter of changes', withoutFilter],
])('An edited store of a content system %s shows at once after markStale', async (_system, editSettings) => {
  const { storesNow, change, markStale } = await germanStores(editSettings);
  await storesNow();
  await change('collections/stores/nl/schemer-amsterdam.md', (text) =>
    text.replace('Haarlemmerdijk 127', 'Nieuwstraat 1').replace(/updated_at: \d+/, 'updated_at: 1795766400'),
  );
  expect(streetOf(await storesNow())).toBe('Haarlemmerdijk 127');

  markStale();

  expect(streetOf(await storesNow())).toBe('Nieuwstraat 1');
});

test('After markStale, unchanged stores cost two small requests, and a failing content system none of the stores', async () => {
  const { storesNow, listRequests, checks, markStale, stopSystem } = await germanStores();
  const first = await storesNow();

  markStale();
  expect(await storesNow()).toBe(first);
  expect([listRequests(), checks()]).toEqual([8, 4]);

  await stopSystem();
  markStale();
  expect(await storesNow()).toBe(first);
});

test('An edited store shows after a minute, also a field that it inherits from another site', async () => {
  const { storesNow, expectAfterMinute, change } = await germanStores();
  expect(streetOf(await storesNow())).toBe('Haarlemmerdijk 127');

  await change('collections/stores/nl/schemer-amsterdam.md', (text) =>
    text.replace('Haarlemmerdijk 127', 'Nieuwstraat 1').replace(/updated_at: \d+/, 'updated_at: 1795766400'),
  );

  await expectAfterMinute((stores) => expect(streetOf(stores)).toBe('Nieuwstraat 1'));
});

test('An added store shows after a minute', async () => {
  const { storesNow, expectAfterMinute, change } = await germanStores();
  await storesNow();

  await change(
    'collections/stores/de/neu.md',
    (text) => text.replace('schemer-amsterdam-de', 'neu-de'),
    'collections/stores/de/schemer-amsterdam.md',
  );

  await expectAfterMinute((stores) => expect(find(stores, 'neu-de')?.name).toBe('Schemer'));
});

test('A removed store disappears after a minute', async () => {
  const { storesNow, expectAfterMinute, change } = await germanStores();
  expect(find(await storesNow(), 'abendwerk-koln-de')).toBeDefined();

  await change('collections/stores/de/abendwerk-koln.md', () => undefined);

  await expectAfterMinute((stores) => expect(find(stores, 'abendwerk-koln-de')).toBeUndefined());
});

test('Stores have other addresses a minute after the page that lists them is removed', async () => {
  const { storesNow, expectAfterMinute, change } = await germanStores();
  expect((await storesNow()).listPath).toBe('/de/verkaufsstellen');

  await change('collections/pages/de/verkaufsstellen.md', () => undefined);

  await expectAfterMinute(({ listPath }) => expect(listPath).not.toBe('/de/verkaufsstellen'));
});

test('A new title of a service shows after a few minutes, because terms are cached too', async () => {
  const { clock, storesNow, checks, expectAfterMinute, change } = await germanStores();
  await storesNow();
  await change('taxonomies/store_services/advice.yaml', (text) => text.replace('Beratung', 'Lichtberatung'));
  for (let minute = 1; minute <= 3; minute += 1) {
    clock.ms += MINUTE_MS + 1;
    await storesNow();
    await waitFor(() => expect(checks()).toBe(2 + 2 * minute));
  }

  await expectAfterMinute(({ services }) =>
    expect(services.map(({ title }) => title)).toContain('Lichtberatung nach Vereinbarung'),
  );
});
