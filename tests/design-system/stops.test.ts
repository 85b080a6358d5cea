import { describe, expect, test } from 'vitest';
import {
  isAtEnd,
  isAtStart,
  restAfter,
  restNear,
  type Row,
  slideAt,
} from '../../design-system/carousel/stops.ts';

/** Four slides of 300 px; three fit, so that the row can go 420 px. */
const row = (at: number): Row => ({ rests: [0, 300, 600, 900], at, end: 420 });

describe('which slide stands at the start', () => {
  test.each([
    [0, 0],
    [140, 0],
    [160, 1],
    [300, 1],
    [420, 3],
    [418, 3],
  ])('scrolled %i px, it is slide %i', (at, slide) => {
    expect(slideAt(row(at))).toBe(slide);
  });

  test('a row that fits its window stands at its first slide', () => {
    expect(slideAt({ rests: [0, 300], at: 0, end: 0 })).toBe(0);
  });
});

test.each([
  ['on from the start', 0, 1, 300],
  ['on from between two', 120, 1, 300],
  ['on to where the row ends', 300, 1, 420],
  ['on from the end, nowhere', 420, 1, 420],
  ['back from the end', 420, -1, 300],
  ['back from between two', 310, -1, 300],
  ['back from the start, nowhere', 0, -1, 0],
] as const)('a step goes %s', (_name, at, direction, rest) => {
  expect(restAfter(row(at), direction)).toBe(rest);
});

test('a row that is let go glides to the nearest slide, a thrown one to the next', () => {
  expect(restNear(row(120), 0)).toBe(0);
  expect(restNear(row(120), 1)).toBe(300);
  expect(restNear(row(310), -1)).toBe(300);
});

test('both ends are known', () => {
  expect([isAtStart(row(0)), isAtEnd(row(0))]).toEqual([true, false]);
  expect([isAtStart(row(420)), isAtEnd(row(420))]).toEqual([false, true]);
});
