import { describe, expect, test } from 'vitest';
import { foldText } from '#site/i18n/fold-text';
import { splitCompound } from '../../../../site/embedded/search/text/compounds.ts';
import { lengthBeforeFold } from '../../../../site/embedded/search/text/length-before-fold.ts';
import { splitWords } from '../../../../site/embedded/search/text/split-words.ts';

test.each([
  ['Größe', 'grosse'],
  ['GROẞ', 'gross'],
  ['Œuvre', 'oeuvre'],
  ['Ærø', 'aero'],
  ['crème brûlée', 'creme brulee'],
  ['cre\u0300me', 'creme'],
  ['İstanbul', 'istanbul'],
])('%s folds to %s', (text, folded) => expect(foldText(text)).toBe(folded));

test.each([
  ['Straße', 5, 5],
  ['Straße', 6, 5],
  ['Straße', 7, 6],
  ['cre\u0300me', 3, 4],
  ['lamp', 9, 4],
])('The beginning of %s that folds to %i characters has %i', (text, folded, length) => {
  expect(lengthBeforeFold(text, folded)).toBe(length);
});

test('Words are cut at everything that is no letter, digit or mark', () => {
  const words = splitWords("L'été: 3-delige_lamp (€ 149,50) 🏮 cre\u0300me");
  expect(words.map(({ folded }) => folded)).toEqual([
    'l',
    'ete',
    '3',
    'delige',
    'lamp',
    '149',
    '50',
    'creme',
  ]);
  expect(words[1]).toEqual({ folded: 'ete', start: 2, end: 5 });
});

describe('A compound', () => {
  const known = new Set([
    'garten',
    'laterne',
    'laternen',
    'pfahl',
    'sonne',
    'schirm',
    'tuin',
    'lantaarn',
    'arbeit',
    'platz',
    'leuchte',
  ]);
  const split = (word: string, language: 'nl' | 'de') =>
    splitCompound(word, language, (part) => known.has(part))?.map((part) => part.word);

  test.each([
    ['gartenlaterne', ['garten', 'laterne']],
    ['laternenpfahl', ['laternen', 'pfahl']],
    ['sonnenschirm', ['sonne', 'schirm']],
    ['arbeitsplatzleuchte', ['arbeit', 'platz', 'leuchte']],
  ])('%s is split in German', (word, parts) => expect(split(word, 'de')).toEqual(parts));

  test('is split in Dutch', () => expect(split('tuinlantaarn', 'nl')).toEqual(['tuin', 'lantaarn']));

  test.each(['garten', 'gartenzaun', 'xgartenlaterne', 'laterne'.repeat(20)])('is not found in %s', (word) =>
    expect(split(word, 'de')).toBeUndefined(),
  );
});
