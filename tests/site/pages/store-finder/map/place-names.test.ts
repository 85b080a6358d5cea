import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toPlaces } from '../../../../../site/pages/store-finder/map/place-names.ts';

const FILE = 'site/pages/store-finder/map/place-names.json';
const rows: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
const namesIn = (language: string) =>
  toPlaces(rows, language).features.map(({ properties: { name } }) => name);

test.each([
  ['nl-NL', ['Keulen', 'Parijs', 'Den Haag', 'Utrecht', 'New York']],
  ['en-150', ['Cologne', 'Paris', 'The Hague', 'Munich', 'New York']],
  ['de-DE', ['Köln', 'München', 'Lüttich', 'Berlin']],
  ['fr-CA', ['Cologne', 'Bruxelles', 'Londres', 'Montréal']],
])('The names of towns on the map are in %s', (language, names) => {
  expect(namesIn(language)).toEqual(expect.arrayContaining(names));
});

test('Place names of another shape are refused', () => {
  expect(() => toPlaces([[4.3, 52.1, 474]], 'nl-NL')).toThrow();
});

test('The towns on the map are sorted by size, so that larger ones get their space first', () => {
  const sizes = toPlaces(rows, 'nl-NL').features.map(({ properties: { size } }) => size);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes.length).toBeGreaterThan(3_000);
});
