import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { type RunningSite, runSite } from '../../running-site.ts';

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
