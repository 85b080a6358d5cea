import { expect, test } from 'vitest';
import { nearest } from '../../../renderer/sections/image-toggle-range/nearest.ts';

const steps = [
  { left: 0, right: 80 },
  { left: 80, right: 240 },
  { left: 240, right: 320 },
];

test.each([
  ['on the first step', 10, 0],
  ['on the middle step', 200, 1],
  ['on the last step', 300, 2],
  ['left of the track', -500, 0],
  ['right of the track', 500, 2],
])('a pointer %s chooses it', (_where, x, step) => {
  expect(nearest(x, steps)).toBe(step);
});

test('where the page is written from right to left the steps lie the other way round', () => {
  expect(nearest(500, steps.toReversed())).toBe(0);
});

test('a row without steps has none to choose', () => {
  expect(nearest(10, [])).toBe(-1);
});
