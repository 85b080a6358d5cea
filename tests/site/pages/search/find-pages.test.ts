import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { runSite } from '../../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

async function resultsOf(path: string) {
  const document = parseHtml(await (await site.get(path)).text());
  return [...document.querySelectorAll('main ol a')].map((link) => link.getAttribute('href'));
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

test('Search finds stores by their name, street and town', async () => {
  const path = '/nl/verkooppunten/schemer-amsterdam';
  expect(await resultsOf('/nl/zoeken?q=schemer')).toContain(path);
  expect(await resultsOf('/nl/zoeken?q=haarlemmerdijk%20amsterdam')).toEqual([path]);
});

test('Search ignores ids, handles and markup', async () => {
  expect(await resultsOf('/nl/zoeken?q=image_position')).toEqual([]);
  expect(await resultsOf('/nl/zoeken?q=sections-1-hero')).toEqual([]);
  expect(await resultsOf('/nl/zoeken?q=strong')).toEqual([]);
});
