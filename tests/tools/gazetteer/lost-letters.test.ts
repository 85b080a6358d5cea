import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { restoreLetters } from '../../../.tools/gazetteer/lost-letters.ts';

test.each([
  ['Gasp\uFFFDsie-nord', 'Gaspésie-nord'],
  ['Saint-\uFFFDmile', 'Saint-émile'],
  ['Les \uFFFDles-de-la- Madeleine', 'Les Îles-de-la- Madeleine'],
  ['Sainte-th\uFFFDr\uFFFDse', 'Sainte-thérèse'],
  ["L'\uFFFDpiphanie", "L'épiphanie"],
  ['Downtown Toronto', 'Downtown Toronto'],
])('restoreLetters restores the lost letters of %s', (town, restored) => {
  expect(restoreLetters(town)).toBe(restored);
});

test('restoreLetters reports a word that it does not know', () => {
  expect(() => restoreLetters('Trois-Pist\uFFFDles')).toThrow('no word for "Pist\uFFFDles"');
});

test.each(['towns.tsv', 'postal-codes.tsv', 'postal-codes-europe.tsv'])('%s has no lost letters', (file) => {
  expect(readFileSync(`site/embedded/geocoder/${file}`, 'utf8')).not.toContain('\uFFFD');
});
