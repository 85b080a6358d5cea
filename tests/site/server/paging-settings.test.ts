import { expect, test } from 'vitest';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

const STORES = '/api/collections/stores/entries';
const PAGE_WITH_STORES = '/en-US/stores';

/** Returns whether a request is for a page of the list of stores. Requests that check for changes have the limit 1. */
const isListRequest = ({ pathname, searchParams }: URL) =>
  pathname === STORES && searchParams.get('limit') !== '1';

test('The site requests complete lists with the configured number of entries', async () => {
  const site = await runSiteBehindProxy(() => undefined, { CONTENT_PAGING_LIMIT: '3' });

  const page = await (await site.get(PAGE_WITH_STORES)).text();

  const requests = site.requestUrls.filter(isListRequest);
  expect(new Set(requests.map(({ searchParams }) => searchParams.get('limit')))).toEqual(new Set(['3']));
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.map(({ searchParams }) => searchParams.get('page'))).toEqual(
    requests.map((_request, at) => String(at + 1)),
  );
  const whole = await runSiteBehindProxy(() => undefined);
  const countStores = (html: string) => html.match(/<address/g)?.length;
  expect(countStores(page)).toBeGreaterThan(3);
  expect(countStores(page)).toBe(countStores(await (await whole.get(PAGE_WITH_STORES)).text()));
});

test.each(['0', '3'])('The site retries a failed page of a list %s times', async (retries) => {
  const times: number[] = [];
  const site = await runSiteBehindProxy(
    ({ url }) => {
      if (!isListRequest(url)) return undefined;
      times.push(performance.now());
      return { status: 503, body: '{}' };
    },
    { CONTENT_PAGING_RETRIES: retries, CONTENT_PAGING_RETRY_DELAY_MS: '100' },
  );

  await (await site.get(PAGE_WITH_STORES)).text();

  expect(times).toHaveLength(Number(retries) + 1);
  // Timers may fire one millisecond early.
  for (const [at, time] of times.slice(1).entries())
    expect(time - (times[at] ?? 0)).toBeGreaterThanOrEqual(99);
});
