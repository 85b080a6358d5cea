import { expect, test } from 'vitest';
import { compareTexts } from '../../../site/protocol/compare-texts.ts';

test('compareTexts sorts by code unit, so upper-case letters come first and letters with accents last', () => {
  expect(['b', 'é', 'a', 'B', 'ab', 'a'].toSorted(compareTexts)).toEqual(['B', 'a', 'a', 'ab', 'b', 'é']);
  expect(compareTexts('a', 'a')).toBe(0);
});
