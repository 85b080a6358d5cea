import { expect, test } from 'vitest';
import { nearestIndex } from '../../../renderer/sections/image-toggle-range/drag-to-choose.ts';

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
])('A pointer %s selects the nearest step (%i px: %i)', (_, x, step) => {
  expect(nearestIndex(x, steps)).toBe(step);
});

test('A pointer selects the nearest step in right-to-left text', () => {
  expect(nearestIndex(500, steps.toReversed())).toBe(0);
});

test('A pointer selects no step in an empty row', () => {
  expect(nearestIndex(10, [])).toBe(-1);
});
