import { assert, boolean, constantFrom, property, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { findNearWords } from '../../../../site/embedded/search/text/edit-distance.ts';

/** Reference implementation of the distance: a full table of the distances between all prefixes. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, () => row),
  );
  for (let column = 0; column <= b.length; column += 1) (rows[0] ?? [])[column] = column;
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const candidates = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      ];
      if (isSwap) candidates.push(at(row - 2, column - 2) + 1);
      (rows[row] ?? [])[column] = Math.min(...candidates);
    }
  }
  return at(a.length, b.length);
}

function expectedTypos(word: string, candidate: string, isPrefix: boolean): number {
  const lengths = isPrefix
    ? Array.from({ length: candidate.length }, (_, index) => index + 1)
    : [candidate.length];
  const nearest = Math.min(...lengths.map((length) => distance(word, candidate.slice(0, length))));
  return nearest + (word[0] === candidate[0] ? 0 : 1);
}

const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });

test('findNearWords returns the words within the number of typos, each with its typos', () => {
  assert(
    property(
      word,
      uniqueArray(word, { maxLength: 30 }),
      constantFrom(1, 2),
      boolean(),
      (query, words, max, isPrefix) => {
        const found = findNearWords(words.toSorted(), query, max, isPrefix).map((near) => [
          near.word,
          near.typos,
        ]);
        const expected = words
          .toSorted()
          .map((candidate) => [candidate, expectedTypos(query, candidate, isPrefix)] as const)
          .filter(([, typos]) => typos <= max);
        expect(found).toEqual(expected.map((entry) => [...entry]));
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['micheal', 'michael', 1],
  ['tichael', 'michael', 2],
  ['lantarn', 'lantaarn', 1],
])('%s is %s with %i typos', (query, expected, typos) => {
  expect(findNearWords([expected], query, 2, false)).toEqual([{ word: expected, typos }]);
});
