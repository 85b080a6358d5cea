import { expect, test } from 'vitest';
import { readingMinutes } from '../../../../site/pages/articles/reading-time.ts';

const words = (count: number) => 'licht '.repeat(count);

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [331, 2],
  [1100, 5],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(`<p>${words(count)}</p>`, 'nl-NL')).toBe(minutes);
});

test('what stands in tags, styles and scripts is not read', () => {
  const hidden = `<img alt="${words(900)}"><style>${words(900)}</style><script>${words(900)}</script>`;
  expect(readingMinutes(`${hidden}<p>Eén woord</p>`, 'nl-NL')).toBe(1);
});
