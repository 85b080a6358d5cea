import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPages } from '../../../../site/pages/search/find-pages.ts';
import { parseHtml } from '../../../parse-html.ts';
import { sendJson, startOrigin } from '../../origin.ts';
import { type RunningSite, runSite } from '../../running-site.ts';
import { clientOf, wireList, wirePage } from '../../services/content/client.ts';

const MANY_ARTICLES = 501;
/** Search for a term that exactly one entry contains. */
const ONE_ENTRY = '/nl/zoeken?q=haarlemmerdijk%20amsterdam';
const MAY_BE_MISSING = 'Misschien ontbreken er resultaten.';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

async function visit(path: string, visited = site) {
  const document = parseHtml(await (await visited.get(path)).text());
  return {
    results: [...document.querySelectorAll('main ol a')].map((link) => link.getAttribute('href')),
    status: document.querySelector('main [role=status]')?.textContent ?? '',
  };
}

async function resultsOf(path: string) {
  return (await visit(path)).results;
}

test('Search has results for every popular term', async () => {
  for (const term of ['lantaarn', 'opaalglas', 'accu', 'deken', 'reparatie'])
    expect(await resultsOf(`/nl/zoeken?q=${term}`), term).not.toEqual([]);
});

test('Search lists matches in titles first', async () => {
  const [first, ...others] = await resultsOf('/nl/zoeken?q=sleutel');
  expect(first).toBe('/nl/verhalen/een-sleutel');
  expect(others.length).toBeGreaterThan(0);
});

test('Search ignores case and accents and requires all words', async () => {
  expect(await resultsOf('/nl/zoeken?q=EEN%20Sleutel')).toContain('/nl/verhalen/een-sleutel');
  expect(await resultsOf('/nl/zoeken?q=sleutel%20zebra')).toEqual([]);
});

test('Search finds a word with ß that is typed with ss', async () => {
  const path = '/nl/verkooppunten/dammer-und-sohn-berlin';
  for (const term of ['Linienstrasse', 'LINIENSTRASSE', 'linienstraße'])
    expect(await resultsOf(`/nl/zoeken?q=${encodeURIComponent(term)}`), term).toEqual([path]);
});

test('Search finds stores by their name, street and town', async () => {
  const path = '/nl/verkooppunten/schemer-amsterdam';
  expect(await resultsOf('/nl/zoeken?q=schemer')).toContain(path);
  expect(await resultsOf(ONE_ENTRY)).toEqual([path]);
});

test('Search ignores ids, handles and markup', async () => {
  expect(await resultsOf('/nl/zoeken?q=image_position')).toEqual([]);
  expect(await resultsOf('/nl/zoeken?q=sections-1-hero')).toEqual([]);
  expect(await resultsOf('/nl/zoeken?q=strong')).toEqual([]);
});

test('Search shows the first 20 results, and says that others may be missing', async () => {
  const { results, status } = await visit('/nl/zoeken?q=een');
  expect(results).toHaveLength(20);
  expect(status).toContain(MAY_BE_MISSING);
  expect((await visit(ONE_ENTRY)).status).not.toContain(MAY_BE_MISSING);
});

test('Search of a collection with more than 500 entries says that results may be missing', async () => {
  const large = await runSite({
    prepare: (content) => {
      for (let number = 1; number <= MANY_ARTICLES; number += 1)
        writeFileSync(
          join(content, `collections/articles/nl/2020-01-01.test-${number}.md`),
          `---\nid: test-${number}-nl\nblueprint: article\ntitle: Test ${number}\n---\n`,
        );
    },
  });
  const { results, status } = await visit(ONE_ENTRY, large);
  await large.stop();
  expect(results).toHaveLength(1);
  expect(status).toContain(MAY_BE_MISSING);
});

test('Search finds the text of a section only while its schedule shows it, and words with soft hyphens', async () => {
  const section = (word: string, schedule: Readonly<Record<string, string>>) => ({
    type: 'usps',
    id: word,
    items: [{ id: '1', title: word }],
    ...schedule,
  });
  const sections = [
    section('gisteren', { until: '2026-06-30T09:00' }),
    section('vandaag', { from: '2026-06-30T09:00', until: '2026-07-02T09:00' }),
    section('morgen', { from: '2026-07-02T09:00' }),
    section('tuin\u00adlamp', {}),
  ];
  const page = wirePage('a', { title: 'Zomer&shy;avond', url: '/nl/a', sections });
  const origin = await startOrigin((response, { url }) =>
    sendJson(response, wireList(url.pathname.includes('/pages/') ? [page] : [])),
  );
  const schedule = { now: new Date('2026-07-01T12:00Z'), timeZone: 'Europe/Amsterdam' };
  const isFound = async (term: string) =>
    (await findPages(term, clientOf(origin.url).nl, schedule))?.entries.length === 1;
  for (const term of ['vandaag', 'tuinlamp', 'zomeravond']) expect(await isFound(term), term).toBe(true);
  for (const term of ['gisteren', 'morgen']) expect(await isFound(term), term).toBe(false);
});
