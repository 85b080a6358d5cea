import { expect, onTestFinished, test, vi } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { clientOf, wireList, wirePage, withoutProbes } from './client.ts';

const pages = [[wirePage('a'), wirePage('b')], [wirePage('c'), wirePage('d')], [wirePage('e')]];
const paging = { limit: 2, retries: 2, retryDelayMs: 1 };

function pageOf(url: URL) {
  const page = Number(url.searchParams.get('page'));
  return wireList(pages[page - 1] ?? [], page, pages.length);
}

test('A list of three pages is fetched completely, in order, and cached', async () => {
  const origin = await startOrigin((response, { url }) => sendJson(response, pageOf(url)));
  const { nl } = clientOf(origin.url, { paging });

  const outcome = await nl.allEntries('pages');
  await nl.allEntries('pages');

  expect(outcome.ok && outcome.value.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(origin.requests.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2', '3']);
  expect(origin.requests.map(({ url }) => url.searchParams.get('limit'))).toEqual(['2', '2', '2']);
});

test('A failed page is retried as often as configured', async () => {
  const origin = await startOrigin((response, { url }, nth) => {
    if (nth === 2 || nth === 3) sendJson(response, {}, 503);
    else sendJson(response, pageOf(url));
  });
  const { nl, lines } = clientOf(origin.url, { paging });

  const outcome = await nl.allEntries('pages');

  expect(outcome.ok && outcome.value).toHaveLength(5);
  expect(lines).toEqual([]);
});

test('The delays before retries do not count against the time limit of a list', async () => {
  const origin = await startOrigin((response, { url }, nth) => {
    if (nth < 5) sendJson(response, {}, 503);
    else sendJson(response, pageOf(url));
  });
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeouts.mockRestore());
  const slow = { limit: 2, retries: 4, retryDelayMs: 10 };
  const { nl } = clientOf(origin.url, { paging: slow, timeoutMs: 60_000 });

  const outcome = await nl.allEntries('pages');

  expect(outcome.ok && outcome.value).toHaveLength(5);
  expect(new Set(timeouts.mock.calls.flat())).toEqual(new Set([60_000 + 4 * 10]));
});

test('An incomplete list is a failure', async () => {
  const origin = await startOrigin((response, { url }) => {
    if (url.searchParams.get('page') === '3') sendJson(response, {}, 500);
    else sendJson(response, pageOf(url));
  });
  const { nl } = clientOf(origin.url, { paging });

  expect(await nl.allEntries('pages')).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected-status', status: 500 },
  });
  expect(withoutProbes(origin)).toHaveLength(2 + 3);
});

test.each([
  ['an empty page before the last one', [], 1_000, ''],
  ['more pages than a list can have', [wirePage('a')], 1_000_000_000, 'meta.last_page'],
])('A server that reports %s causes a failure and no endless loop', async (_, items, lastPage, at) => {
  const origin = await startOrigin((response, { url }) =>
    sendJson(response, wireList(items, Number(url.searchParams.get('page')), lastPage)),
  );
  const { nl, lines } = clientOf(origin.url, { paging });

  const failure = { kind: 'unexpected-body', ...(at && { at }) };
  expect(await nl.allEntries('pages')).toMatchObject({ ok: false, failure });
  expect(origin.requests).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

test('A server that always sends the first page causes a failure and no endless loop', async () => {
  const origin = await startOrigin((response) => sendJson(response, wireList([wirePage('a')], 1, 3)));
  const { nl } = clientOf(origin.url, { paging });

  const failure = { kind: 'unexpected-body', at: 'meta.current_page' };
  expect(await nl.allEntries('pages')).toMatchObject({ ok: false, failure });
  expect(origin.requests).toHaveLength(2);
});

test('A list that shrinks while it is fetched ends at its new last page', async () => {
  const origin = await startOrigin((response, _, nth) =>
    sendJson(response, nth === 1 ? wireList([wirePage('a')], 1, 2) : wireList([], 2, 1)),
  );
  const { nl } = clientOf(origin.url, { paging });

  const outcome = await nl.allEntries('pages');
  expect(outcome.ok && outcome.value.map(({ id }) => id)).toEqual(['a']);
});

test('A page after the last one is empty and is not requested', async () => {
  const origin = await startOrigin((response, { url }) => sendJson(response, pageOf(url)));
  const { nl } = clientOf(origin.url, { paging });

  for (const page of [3, 4, 9_999]) {
    const outcome = await nl.entries('pages', { page });
    const ids = outcome.ok ? outcome.value.items.map(({ id }) => id) : undefined;
    expect(ids).toEqual(page === 3 ? ['e'] : []);
    expect(outcome.ok && outcome.value.meta).toMatchObject({ currentPage: page, lastPage: 3 });
  }

  expect(origin.requests.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '3']);
});
