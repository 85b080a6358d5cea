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

test('Search ignores ids, handles and markup', async () => {
  expect(await resultsOf('/nl/zoeken?q=image_position')).toEqual([]);
  expect(await resultsOf('/nl/zoeken?q=sections-1-hero')).toEqual([]);
  expect(await resultsOf('/nl/zoeken?q=strong')).toEqual([]);
});

test.each([
  ['/en/search', 'Sorry, but we could not find any results for zebra'],
  ['/en-UK/search', 'Sorry, but we could not find any results for zebra'],
  ['/en-US/search', 'Sorry, but we could not find any results for zebra'],
  ['/en-CA/search', 'Sorry, but we could not find any results for zebra'],
  ['/nl/zoeken', 'Sorry, maar we konden geen resultaten vinden voor zebra'],
  ['/de/suchen', 'Leider konnten wir keine Ergebnisse für zebra finden'],
  ['/fr/rechercher', 'Désolé, mais nous n’avons trouvé aucun résultat pour zebra'],
  ['/fr-CA/rechercher', 'Désolé, mais nous n’avons trouvé aucun résultat pour zebra'],
])('Search at %s without results shows exactly “%s”', async (path, text) => {
  const document = parseHtml(await (await site.get(`${path}?q=zebra`)).text());
  const texts = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent);
  expect(texts).toContain(text);
});
