import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../site/fake-clock.ts';
import { sendJson, startOrigin } from '../site/origin.ts';
import { runSite } from '../site/running-site.ts';
import { runSiteBehindProxy } from '../site/site-behind-proxy.ts';

/**
 * Few are enough. The site requests no page after the last one, so any number of them stores nothing. The values of missing paths cannot
 * evict others (`cached-responses.test.ts`, `cache.test.ts`).
 */
const MADE_UP_PAGE_NUMBERS = 100;
const MADE_UP_PATHS = 100;
const ICONS_OF_VISITORS = 3_000;
const ICONS_PER_REQUEST = 100;
const HOUR_MS = 60 * 60 * 1_000;

const REAL_URLS = [
  '/nl',
  '/nl/over-ons',
  '/nl/contact',
  '/nl/verhalen',
  '/nl/verhalen?page=2',
  '/nl/verhalen?topic=craft',
  '/nl/verhalen/een-bank-in-november',
  '/de/geschichten',
  '/en/stories/one-key',
];

test('Real pages survive an outage after requests for made-up paths and page numbers', async () => {
  const clock = fakeClock(Date.UTC(2026, 10, 21, 12));
  let isDown = false;
  const site = await runSiteBehindProxy(() => (isDown ? { status: 503, body: '{}' } : undefined));
  for (const url of REAL_URLS) expect((await site.get(url)).status, url).toBe(200);

  for (let number = 1; number <= MADE_UP_PAGE_NUMBERS; number += 1) {
    const list = number % 2 === 0 ? '/nl/verhalen' : '/de/geschichten';
    expect((await site.get(`${list}/_payload.json?page=${number + 2}`)).status).toBe(404);
  }
  for (let number = 1; number <= MADE_UP_PATHS; number += 1) {
    expect((await site.get(`/nl/made-up-${number}/_payload.json`)).status).toBe(404);
  }
  expect(await countRequestsAfterLastPage(site.requestUrls, site.content.url)).toBe(0);

  isDown = true;
  // After two hours the rendered pages have expired. The content responses are in their stale-if-error period.
  clock.ms += 2 * HOUR_MS;
  for (const url of REAL_URLS) expect((await site.get(url)).status, url).toBe(200);
  expect((await site.get('/nl/made-up')).status).toBe(503);
});

test('Icons of pages survive an outage of the icon service after visitors have requested thousands of icons', async () => {
  const clock = fakeClock(Date.UTC(2026, 10, 21, 12));
  const service = await startOrigin((response, { url }) => {
    const names = url.searchParams.get('icons')?.split(',') ?? [];
    const icons = Object.fromEntries(names.map((name) => [name, { body: '<path d="M3 21h5"/>' }]));
    sendJson(response, { prefix: 'ph', icons });
  });
  const site = await runSite({
    prepare: (content) => {
      const file = join(content, 'collections/pages/nl/lantaarns.md');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/veld:[a-z-]+/g, 'ph:lamp'));
    },
    variables: { ICON_BASE_URL: service.url },
  });
  onTestFinished(() => site.stop());
  const htmlOfPage = async () => (await site.get('/nl/lantaarns')).text();
  expect(await htmlOfPage()).toContain('M3 21h5');

  for (let first = 0; first < ICONS_OF_VISITORS; first += ICONS_PER_REQUEST) {
    const names = Array.from({ length: ICONS_PER_REQUEST }, (_, at) => `icon-${first + at}`);
    expect((await site.get(`/api/_nuxt_icon/ph.json?icons=${names.join(',')}`)).status).toBe(200);
  }
  await service.stop();
  clock.ms += 48 * HOUR_MS;
  expect(await htmlOfPage()).toContain('M3 21h5');
});

/** Counts the requests for a page of a list after its last one. */
async function countRequestsAfterLastPage(requests: readonly URL[], contentUrl: string): Promise<number> {
  let count = 0;
  for (const { pathname, search, searchParams } of requests) {
    if (Number(searchParams.get('page')) <= 1) continue;
    const response = await fetch(contentUrl + pathname + search);
    const { meta }: { meta: { current_page: number; last_page: number } } = await response.json();
    if (meta.current_page > meta.last_page) count += 1;
  }
  return count;
}
