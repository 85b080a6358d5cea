import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createMemoryStore } from '../../../../site/services/cache/cache-store.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';
import { clientOf, wireList, wirePage } from './client.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function contentSystem() {
  const origin = await startOrigin((response, { url }, nth) => {
    const data = url.pathname.endsWith('/globals')
      ? [{ handle: 'company', nth }]
      : wirePage(url.searchParams.get('uri') ?? 'by-id', { nth });
    sendJson(response, { data });
  });
  return { origin, ...clientOf(origin.url) };
}

/** Starts a content system whose list has the given number of pages. */
async function contentSystemWithList(pages: number) {
  const origin = await startOrigin((response, { url }) => {
    const page = Number(url.searchParams.get('page') ?? 1);
    if (url.pathname.endsWith('/entries'))
      return sendJson(response, wireList([wirePage(`p${page}`)], page, pages));
    return sendJson(response, { data: wirePage('over-ons') });
  });
  return { origin, ...clientOf(origin.url) };
}

test('Many requests for an entry cause one request to the content system', async () => {
  const { origin, content } = await contentSystem();

  await Promise.all([1, 2, 3].map(() => content.forRequest({ site: 'nl' }).entryByUri('/over-ons')));
  await content.forRequest({ site: 'nl' }).entryByUri('over-ons/');

  expect(origin.requests).toHaveLength(1);
});

test('Two sites never share a cached entry', async () => {
  const { origin, content } = await contentSystem();

  await content.forRequest({ site: 'nl' }).entryByUri('/');
  await content.forRequest({ site: 'de' }).entryByUri('/');

  expect(origin.requests.map(({ url }) => url.searchParams.get('site'))).toEqual(['nl', 'de']);
});

test('Cached entries stay available for days while the content system is down', async () => {
  const { origin, nl, clock, lines } = await contentSystem();
  const page = await nl.entryByUri('/over-ons');
  const globals = await nl.globals();
  await origin.stop();

  for (const later of [30 * minute, 3 * hour, 3 * day]) {
    clock.ms += later;
    expect(await nl.entryByUri('/over-ons')).toEqual(page);
    expect(await nl.globals()).toEqual(globals);
  }
  expect(page).toMatchObject({ ok: true, value: { id: '/over-ons' } });
  expect(lines.map(({ message }) => message)).toContainEqual(expect.stringContaining('ECONNREFUSED'));
});

test('An uncached entry is a failure while the content system is down', async () => {
  const { origin, nl } = await contentSystem();
  await origin.stop();

  expect(await nl.entryByUri('/nooit')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
});

test('A preview neither writes nor reads the cache', async () => {
  const { origin, content, nl } = await contentSystem();
  const preview = content.forRequest({ site: 'nl', previewToken: 'secret' });

  const outcomes = [
    await preview.entryByUri('/concept'),
    await preview.entryByUri('/concept'),
    await nl.entryByUri('/concept'),
    await preview.entryByUri('/concept'),
    await nl.entryByUri('/concept'),
  ];

  expect(outcomes.map((outcome) => outcome.ok && outcome.value?.fields['nth'])).toEqual([1, 2, 3, 4, 3]);
  expect(origin.requests.map(({ url }) => url.searchParams.get('token'))).toEqual([
    'secret',
    'secret',
    null,
    'secret',
  ]);
});

test('A preview of an entry by id is not cached', async () => {
  const { origin, content } = await contentSystem();
  const preview = content.forRequest({ site: 'nl', previewToken: 'secret' });

  await preview.entry('pages', 'draft-nl');
  await preview.entry('pages', 'draft-nl');

  expect(origin.requests).toHaveLength(2);
});

test('A missing entry is requested again after a short time', async () => {
  let exists = false;
  const origin = await startOrigin((response) => {
    if (exists) sendJson(response, { data: wirePage('new') });
    else sendJson(response, { message: 'Not found.' }, 404);
  });
  const { nl, clock } = clientOf(origin.url);
  expect(await nl.entryByUri('/nieuw')).toEqual({ ok: true, value: null });
  exists = true;

  clock.ms += 11_000;

  expect(await nl.entryByUri('/nieuw')).toMatchObject({ value: { id: 'new' } });
});

test('An uncached list is requested each time and does not change the cache', async () => {
  const { origin, nl } = await contentSystemWithList(3);
  await nl.entryByUri('/over-ons');

  for (const nth of [1, 2]) {
    expect(await nl.allEntries('pages', { isUncached: true }), `${nth}`).toMatchObject({ ok: true });
    expect(await nl.entries('pages', { isUncached: true, page: 2 })).toMatchObject({ ok: true });
  }
  await nl.entryByUri('/over-ons');

  expect(origin.requests.filter(({ url }) => url.pathname.endsWith('/entries'))).toHaveLength(2 * (3 + 1));
  expect(origin.requests.filter(({ url }) => url.pathname.endsWith('/entries-by-uri'))).toHaveLength(1);
});

test('An aborted request returns at once, and its response is cached for the next one', async () => {
  const { origin, content, nl } = await contentSystem();
  const controller = new AbortController();

  const outcome = content.forRequest({ site: 'nl', signal: controller.signal }).entryByUri('/over-ons');
  controller.abort();

  expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(await nl.entryByUri('/over-ons')).toMatchObject({ value: { fields: { nth: 1 } } });
  expect(origin.requests).toHaveLength(1);
});

// `cache.test.ts` proves that minor values cannot evict others.
test('An entry that is missing, or is found at another URI than its own, is a minor value of the cache', async () => {
  const origin = await startOrigin((response, { url }) => {
    const uri = url.searchParams.get('uri') ?? '';
    if (uri === '/made-up') sendJson(response, { message: 'Not found.' }, 404);
    else sendJson(response, { data: wirePage(uri, { uri: uri.toLowerCase() }) });
  });
  const store = createMemoryStore();
  const { nl } = clientOf(origin.url, { cache: createCache({ store, log: createRecordingLog().log }) });

  for (const uri of ['/over-ons', '/made-up', '/Over-Ons'])
    expect(await nl.entryByUri(uri)).toHaveProperty('ok', true);

  const calls: Record<'minor' | 'other', string[]> = { minor: [], other: [] };
  for await (const [, { value }] of store.entries())
    calls[value.isMinor ? 'minor' : 'other'].push(value.call);
  expect(calls.other).toEqual([expect.stringContaining('over-ons')]);
  expect(calls.minor).toHaveLength(2);
});
