import { describe, expect, test } from 'vitest';
import { resolveDirection } from '../../design-system/modal/use-swipe-to-close.ts';
import {
  type Axis,
  completesSwipe,
  directionOf,
  drag,
  startTrack,
  type Track,
} from '../../design-system/swipe/gesture.ts';
import { fc } from '../properties.ts';

describe('Releasing a swipe', () => {
  test.each([
    ['slow, a tenth of the size', { distance: 50, durationMs: 900 }, false],
    ['slow, more than a tenth of the size', { distance: 51, durationMs: 900 }, true],
    ['short, in 300 ms', { distance: 12, durationMs: 300 }, true],
    ['short, in more than 300 ms', { distance: 12, durationMs: 301 }, false],
    ['fast, in the opposite direction', { distance: -200, durationMs: 90 }, false],
    ['at its start', { distance: 0, durationMs: 90 }, false],
    ['far and fast, but reversing', { distance: 400, durationMs: 90, isReversing: true }, false],
  ])('on an element of 500 px, %s: %o completes it: %s', (_, release, completes) => {
    expect(completesSwipe({ size: 500, isReversing: false, ...release })).toBe(completes);
  });

  test.each([
    ['slow, a tenth of the size', { distance: 80, durationMs: 900 }, false],
    ['slow, more than a tenth of the size', { distance: 81, durationMs: 900 }, true],
  ])('on an element of 800 px, %s: %o completes it: %s', (_, release, completes) => {
    expect(completesSwipe({ size: 800, isReversing: false, ...release })).toBe(completes);
  });

  const anyRelease = fc.record({
    distance: fc.integer({ min: -2_000, max: 2_000 }),
    size: fc.integer({ min: 1, max: 2_000 }),
    durationMs: fc.integer({ min: 0, max: 5_000 }),
    isReversing: fc.boolean(),
  });

  test('in the opposite direction or while reversing never completes it', () => {
    fc.assert(
      fc.property(anyRelease, (release) => {
        if (release.distance <= 0 || release.isReversing) expect(completesSwipe(release)).toBe(false);
      }),
    );
  });

  test('that is longer or faster than a completing one also completes it', () => {
    fc.assert(
      fc.property(anyRelease, fc.nat(500), fc.nat(500), (release, longer, faster) => {
        fc.pre(completesSwipe(release));
        const { distance, durationMs } = release;
        expect(completesSwipe({ ...release, distance: distance + longer })).toBe(true);
        expect(completesSwipe({ ...release, durationMs: Math.max(durationMs - faster, 0) })).toBe(true);
      }),
    );
  });
});

describe('A drag', () => {
  test.each([
    ['stays undecided inside the touch slop', [[3, 4]], { axis: undefined, offset: 0 }],
    ['down moves along the y axis', [[0, 20]], { axis: 'y', offset: 20, isReversing: false }],
    ['up has a negative offset', [[0, -20]], { axis: 'y', offset: -20, isReversing: false }],
    ['to the left has a negative offset', [[-20, 0]], { axis: 'x', offset: -20, isReversing: false }],
    ['at 45 degrees moves along the y axis', [[20, 20]], { axis: 'y', offset: 20 }],
    ['that is flatter than 45 degrees moves along the x axis', [[21, 20]], { axis: 'x', offset: 21 }],
    [
      'keeps its axis',
      [
        [0, 20],
        [90, 30],
      ],
      { axis: 'y', offset: 30 },
    ],
    [
      'that returns is reversing',
      [
        [0, 60],
        [0, 40],
      ],
      { offset: 40, isReversing: true },
    ],
    [
      'that returns and continues is not reversing',
      [
        [0, 60],
        [0, 40],
        [0, 45],
      ],
      { offset: 45, isReversing: false },
    ],
    [
      'to the left that returns is reversing',
      [
        [-60, 0],
        [-40, 0],
      ],
      { offset: -40, isReversing: true },
    ],
    [
      'that passes its start continues in the other direction',
      [
        [0, 20],
        [0, -90],
      ],
      { axis: 'y', offset: -90, isReversing: false },
    ],
    [
      'that returns by less than a pixel is not reversing',
      [
        [0, 60],
        [0, 59.5],
      ],
      { offset: 59.5, isReversing: false },
    ],
    [
      'that slowly returns by a pixel is reversing',
      [
        [0, 60],
        [0, 59.5],
        [0, 59],
      ],
      { offset: 59, isReversing: true },
    ],
  ] as const)('%s', (_, path, expected) => {
    expect(dragAlong(path)).toMatchObject(expected);
  });

  test.each([
    ['ignores movement along the other axis', [[0, 80]], { axis: undefined, offset: 0 }],
    ['starts beyond the touch slop of its axis', [[6, 80]], { axis: 'x', offset: 6 }],
    ['stays undecided inside the touch slop of its axis', [[5, 80]], { axis: undefined, offset: 0 }],
  ] as const)('limited to the x axis %s', (_, path, expected) => {
    expect(dragAlong(path, 'x')).toMatchObject(expected);
  });

  test.each([
    [3, 4, undefined],
    [-9, 3, 'left'],
    [9, 8, 'right'],
    [2, 9, 'down'],
    [2, -9, 'up'],
  ])('by %i, %i has the direction %s', (x, y, direction) => {
    expect(directionOf(dragAlong([[x, y]]))).toBe(direction);
  });

  const anyPosition = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }));

  test('behaves the same in all directions', () => {
    const anyRotation = fc.constantFrom('up', 'left', 'right');
    fc.assert(
      fc.property(fc.array(anyPosition), anyRotation, (path, rotation) => {
        const rotated = dragAlong(path.map(([x, y]) => rotate(x, y, rotation)));
        const { axis, offset, isReversing } = dragAlong(path.map(([x, y]) => rotate(x, y, 'down')));
        const isSwapped = rotation !== 'up';
        const swappedAxis = axis === 'x' ? 'y' : 'x';
        expect(rotated.axis).toBe(axis && isSwapped ? swappedAxis : axis);
        expect(Math.abs(Math.round(rotated.offset))).toBe(Math.abs(Math.round(offset)));
        expect(rotated.isReversing).toBe(isReversing);
      }),
    );
  });
});

test.each([
  ['start', false, 'left'],
  ['start', true, 'right'],
  ['end', false, 'right'],
  ['end', true, 'left'],
  ['down', true, 'down'],
  ['up', false, 'up'],
] as const)(
  'The close direction %s in right-to-left text (%s) is %s',
  (closeDirection, isRightToLeft, direction) => {
    expect(resolveDirection(closeDirection, isRightToLeft)).toBe(direction);
  },
);

function dragAlong(path: readonly (readonly [number, number])[], onlyAxis?: Axis): Track {
  return path.reduce((track, [x, y]) => drag(track, 100 + x, 100 + y, onlyAxis), startTrack(100, 100, 0));
}

/** Rotates a movement for a downward swipe to another direction. */
function rotate(
  x: number,
  y: number,
  direction: 'down' | 'up' | 'left' | 'right',
): readonly [number, number] {
  // A movement at exactly 45 degrees counts as vertical. A slightly larger angle keeps this decision after a rotation.
  const tilted = Math.abs(x) === Math.abs(y) ? y * 1.000_01 : y;
  if (direction === 'down') return [x, tilted];
  if (direction === 'up') return [x, -tilted];
  return direction === 'right' ? [tilted, x] : [-tilted, x];
}
