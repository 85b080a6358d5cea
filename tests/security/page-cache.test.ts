import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningSite, runSite } from '../site/running-site.ts';
import {
  madeUpUrls,
  RESERVED_SLUG,
  URLS_PER_ROUND,
  writeArticleWithReservedCharacters,
} from './made-up-urls.ts';
import { retainedMemory } from './retained-memory.ts';

const ROUNDS = 50;
/** Compiled code and heap samples account for less than 1 MB of growth, so a larger growth is a leak. */
const MAX_GROWTH_BYTES = 3 * 1024 * 1024;

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({
    prepare: (content) => {
      writeArticleWithReservedCharacters(content);
      const file = join(content, 'collections/pages/nl/privacy.md');
      writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', "---\nredirect: '/over-ons'\n"));
    },
  });
});
beforeEach(() => site.invalidateCaches());
afterAll(() => site.stop());

test('The memory of the site stays flat during 50,000 requests for made-up URLs of every kind', async () => {
  const requestRounds = async (from: number, to: number) => {
    for (let round = from; round < to; round += 1) {
      // Reading the bodies would take twice as long, and would retain nothing in the site.
      for (const url of madeUpUrls(round)) await site.get(url);
    }
  };
  await requestRounds(0, 1);
  // Two documents of real pages, the list of articles, and one payload.
  expect(site.pageCacheUsage().entries).toBe(4);

  await requestRounds(1, ROUNDS / 2);
  const afterFirstHalf = await retainedMemory();
  await requestRounds(ROUNDS / 2, ROUNDS);

  expect(ROUNDS * URLS_PER_ROUND).toBe(50_000);
  // Finished requests release their memory with a delay, so the measurement is repeated. A leak does not disappear.
  await expect.poll(retainedMemory).toBeLessThan(afterFirstHalf + MAX_GROWTH_BYTES);
  expect(site.pageCacheUsage().entries).toBe(4);
});

test('A made-up topic is a 404 before its query is redirected to the canonical one', async () => {
  expect((await site.get('/nl/verhalen?page=1&topic=made-up')).status).toBe(404);
  expect((await site.get('/nl/verhalen?page=1&topic=craft')).status).toBe(301);
});

test('The page cache stores the redirect of an entry once, whatever the query of the request', async () => {
  await site.get('/nl/verhalen');
  expect(site.pageCacheUsage().entries).toBe(1);

  expect((await site.get('/nl/verhalen?page=1')).status).toBe(301);
  expect((await site.get('/nl/verhalen/_payload.json?page=1')).status).toBe(301);
  // The payload of the list without a query is the second entry.
  expect(site.pageCacheUsage().entries).toBe(2);

  for (const query of ['', '?page=1&topic=x', '?utm_source=letter'])
    expect((await site.get(`/nl/privacy${query}`)).headers.get('location')).toBe(`/nl/over-ons${query}`);
  expect(site.pageCacheUsage().entries).toBe(3);
});

test('Escaped reserved characters and unknown parameters share the cache entry of a page', async () => {
  const path = `/nl/verhalen/${RESERVED_SLUG}`;
  const page = await site.get(path);
  expect(page.status).toBe(200);
  const usage = site.pageCacheUsage();
  const variants = [
    path.replaceAll('(', '%28'),
    path.replace('(', '%28'),
    path.replaceAll("'", '%27'),
    `${path}?x=1&y`,
    `${path}?y&x=1`,
    `${path}?page=2`,
  ];
  for (const variant of variants)
    expect((await site.get(variant)).headers.get('etag'), variant).toBe(page.headers.get('etag'));
  expect(site.pageCacheUsage()).toEqual(usage);
});
