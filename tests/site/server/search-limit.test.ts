import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { startOrigin } from '../origin.ts';
import { type RunningSite, runSite } from '../running-site.ts';

const LIMIT = 3;
const SEARCH = '/nl/zoeken';
const FINDER = '/nl/verkooppunten';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ variables: { SEARCH_REQUESTS: String(LIMIT) } });
});
afterAll(() => site.stop());

/** Requests pages with different texts, and returns their statuses. */
async function statusesOf(running: RunningSite, pathOf: (text: string) => string, count: number) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1)
    statuses.push((await running.get(pathOf(`tekst${index}`))).status);
  return statuses;
}

test('A search above the limit and its payload get status 429, and the page shows when to try again', async () => {
  const statuses = await statusesOf(site, (text) => `${SEARCH}?q=${text}`, LIMIT + 1);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const response = await site.get(`${SEARCH}?q=lamp`);
  expect(response.status).toBe(429);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('600');
  const main = parseHtml(await response.text()).querySelector('main');
  expect(main?.textContent).toContain('Er zijn te veel zoekopdrachten via je verbinding verstuurd.');
  expect(main?.querySelector('a')?.getAttribute('href')).toBe(`${SEARCH}?q=lamp`);
  expect((await site.get(`${SEARCH}/_payload.json?q=lamp`)).status).toBe(429);
});

test('Above the limit, pages without a typed text are still shown', async () => {
  await statusesOf(site, (text) => `${SEARCH}?q=${text}`, LIMIT + 1);
  for (const path of [SEARCH, `${SEARCH}?q=`, FINDER, '/nl', `${FINDER}?place=Utrecht&at=52.09,5.12`])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
});

test('Above the limit, no place is sent to the geocoder', async () => {
  const geocoder = await startOrigin((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  );
  const limited = await runSite({
    variables: { SEARCH_REQUESTS: String(LIMIT), GEOCODER_URL: geocoder.url },
  });
  const statuses = await statusesOf(limited, (text) => `${FINDER}?place=${text}`, LIMIT + 2);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(geocoder.requests).toHaveLength(LIMIT);
  await limited.stop();
});
