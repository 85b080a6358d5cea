import { describe, expect, test } from 'vitest';
import { completes, directionOf, followed } from '../../../renderer/sections/gallery/lightbox/swipe.ts';

describe('a swipe of a window 800 px high', () => {
  test.each([
    ['slow and short', { travelled: 80, duration: 900 }, false],
    ['slow, and more than a tenth', { travelled: 81, duration: 900 }, true],
    ['short, within 300 ms', { travelled: 12, duration: 300 }, true],
    ['short, a moment longer', { travelled: 12, duration: 301 }, false],
    ['long and quick, but moving back', { travelled: 400, duration: 100, movingBack: true }, false],
  ])('%s: %o does what it began: %s', (_, release, done) => {
    expect(completes({ size: 800, movingBack: false, ...release })).toBe(done);
  });
});

test.each([
  [3, 4, undefined],
  [-9, 3, 'across'],
  [9, 8, 'across'],
  [2, 9, 'down'],
  [2, -9, 'up'],
])('a finger that moved by %i, %i is going %s', (x, y, direction) => {
  expect(directionOf(x, y)).toBe(direction);
});

test('a picture follows the finger, reluctantly where there is no other', () => {
  expect(followed(-120, true)).toBe(-120);
  expect(Math.abs(followed(-120, false))).toBeLessThan(60);
});
