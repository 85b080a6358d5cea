import { expect, test } from 'vitest';
import {
  adjacentSnapPosition,
  currentSlide,
  isAtEnd,
  isAtStart,
  type ScrollRow,
  restPosition,
} from '../../design-system/carousel/scroll-row.ts';

/** A row of four slides of 300 px in which one slide and a part of two others are visible. */
const rowAt = (position: number): ScrollRow => ({
  snapPositions: [0, 300, 600, 900],
  position,
  maxPosition: 420,
});

test.each([
  [0, 0],
  [140, 0],
  [160, 1],
  [300, 1],
  [420, 3],
  [418, 3],
])('A row scrolled to %i px is at slide %i', (position, slide) => {
  expect(currentSlide(rowAt(position))).toBe(slide);
});

test('A row that needs no scrolling is at its first slide', () => {
  expect(currentSlide({ snapPositions: [0, 300], position: 0, maxPosition: 0 })).toBe(0);
});

test.each([
  ['forwards from the start', 0, 1, 300],
  ['forwards from between two slides', 120, 1, 300],
  ['forwards to the end of the row', 300, 1, 420],
  ['forwards at the end', 420, 1, 420],
  ['backwards from the end', 420, -1, 300],
  ['backwards from between two slides', 310, -1, 300],
  ['backwards at the start', 0, -1, 0],
] as const)('A step %s from %i px in direction %i leads to %i px', (_, position, step, expected) => {
  expect(adjacentSnapPosition(rowAt(position), step)).toBe(expected);
});

test.each([
  ['slow', 120, 100, 0],
  ['slow', 160, -100, 300],
  ['quick', 20, 400, 300],
  ['quick', 310, -400, 300],
  ['fast', 20, 2_000, 420],
  ['fast', 420, -2_000, 0],
])('A %s row released at %i px with %i px/s stops at %i px', (_, position, speed, expected) => {
  expect(restPosition(rowAt(position), speed)).toBe(expected);
});

test('A row detects its start and its end', () => {
  expect([isAtStart(rowAt(0)), isAtEnd(rowAt(0))]).toEqual([true, false]);
  expect([isAtStart(rowAt(420)), isAtEnd(rowAt(420))]).toEqual([false, true]);
});
