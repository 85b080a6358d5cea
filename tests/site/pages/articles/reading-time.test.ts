import { expect, test } from 'vitest';
import { readingMinutes } from '../../../../site/pages/articles/reading-time.ts';

const words = (count: number) => 'licht '.repeat(count);

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [331, 2],
  [1100, 5],
])('readingMinutes returns the minutes for %i words: %i', (count, minutes) => {
  expect(readingMinutes(`<p>${words(count)}</p>`, 'nl-NL')).toBe(minutes);
});

test('readingMinutes ignores tags, styles and scripts', () => {
  const hidden = `<img alt="${words(900)}"><style>${words(900)}</style><script>${words(900)}</script>`;
  expect(readingMinutes(`${hidden}<p>Eén woord</p>`, 'nl-NL')).toBe(1);
});
