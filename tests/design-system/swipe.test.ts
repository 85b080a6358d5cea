import { describe, expect, test } from 'vitest';
import {
  closesOnRelease,
  follow,
  putDown,
  type Side,
  sideOf,
  type Track,
} from '../../design-system/modal/swipe.ts';
import { fc } from '../properties.ts';

const SIDES = ['down', 'up', 'left', 'right'] as const;

describe('a sheet 500 px high, let go', () => {
  test.each([
    ['slow, a tenth', { travelled: 50, duration: 900 }, false],
    ['slow, more than a tenth', { travelled: 51, duration: 900 }, true],
    ['short, within 300 ms', { travelled: 12, duration: 300 }, true],
    ['short, a moment longer', { travelled: 12, duration: 301 }, false],
    ['quick, against its direction', { travelled: -200, duration: 90 }, false],
    ['where it was', { travelled: 0, duration: 90 }, false],
    ['far and quick, but moving back', { travelled: 400, duration: 90, movingBack: true }, false],
  ])('%s: %o closes it: %s', (_, release, closes) => {
    expect(closesOnRelease({ size: 500, movingBack: false, ...release })).toBe(closes);
  });

  const release = fc.record({
    travelled: fc.integer({ min: -2_000, max: 2_000 }),
    size: fc.integer({ min: 1, max: 2_000 }),
    duration: fc.integer({ min: 0, max: 5_000 }),
    movingBack: fc.boolean(),
  });

  test('never closes against its direction or moving back, however far and quick', () => {
    fc.assert(
      fc.property(release, (one) => {
        if (one.travelled <= 0 || one.movingBack) expect(closesOnRelease(one)).toBe(false);
      }),
    );
  });

  test('what closes it closes it from further away as well, and when it was quicker', () => {
    fc.assert(
      fc.property(release, fc.nat(500), fc.nat(500), (one, further, quicker) => {
        fc.pre(closesOnRelease(one));
        const { travelled, duration } = one;
        expect(closesOnRelease({ ...one, travelled: travelled + further })).toBe(true);
        expect(closesOnRelease({ ...one, duration: Math.max(duration - quicker, 0) })).toBe(true);
      }),
    );
  });
});

describe('a finger on a sheet that closes downwards', () => {
  test.each([
    ['trembles', [[3, 4]], { pulling: false, travelled: 0 }],
    ['goes down', [[0, 20]], { pulling: true, travelled: 20, movingBack: false }],
    ['goes down aslant', [[19, 20]], { pulling: true, travelled: 20 }],
    [
      'goes down and then aside',
      [
        [0, 20],
        [90, 30],
      ],
      { pulling: true, travelled: 30 },
    ],
    [
      'comes back',
      [
        [0, 60],
        [0, 40],
      ],
      { travelled: 40, movingBack: true },
    ],
    [
      'comes back and goes on',
      [
        [0, 60],
        [0, 40],
        [0, 45],
      ],
      { travelled: 45, movingBack: false },
    ],
    [
      'goes down and far above where it began',
      [
        [0, 20],
        [0, -90],
      ],
      { travelled: -90, movingBack: true },
    ],
    [
      'comes back by less than it trembles',
      [
        [0, 60],
        [0, 59.5],
      ],
      { travelled: 59.5, movingBack: false },
    ],
    [
      'comes back slowly',
      [
        [0, 60],
        [0, 59.5],
        [0, 59],
      ],
      { travelled: 59, movingBack: true },
    ],
  ] as const)('%s', (_, path, expected) => {
    expect(walk(path, 'down')).toMatchObject(expected);
  });

  test.each([
    ['up', [[0, -20]]],
    ['aside', [[20, 0]]],
    ['aside more than down', [[21, 20]]],
    [
      'up at first, and then down',
      [
        [0, -7],
        [0, 80],
      ],
    ],
  ] as const)('that goes %s is about something else', (_, path) => {
    expect(walk(path, 'down')).toBeUndefined();
  });
});

const place = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }));

test('all four sides are alike: a path turned with its side is followed as before', () => {
  fc.assert(
    fc.property(fc.array(place), fc.constantFrom(...SIDES), (path, side) => {
      const turned = path.map(([x, y]) => turn(x, y, side));
      expect(travelOf(walk(turned, side))).toEqual(travelOf(walk(path, 'down')));
    }),
  );
});

test.each([
  ['start', false, 'left'],
  ['start', true, 'right'],
  ['end', false, 'right'],
  ['end', true, 'left'],
  ['down', true, 'down'],
  ['up', false, 'up'],
] as const)('towards the %s, right to left %s, is %s', (towards, isRightToLeft, side) => {
  expect(sideOf(towards, isRightToLeft)).toBe(side);
});

function walk(path: readonly (readonly [number, number])[], side: Side) {
  let track: Track | undefined = putDown(100, 100, 0);
  for (const [x, y] of path) track = track && follow(track, 100 + x, 100 + y, side);
  return track;
}

/** A movement for a sheet that closes downwards, as one for a sheet that closes to another side. Aslant counts as down or up. */
function turn(x: number, y: number, side: Side): readonly [number, number] {
  if (side === 'down') return [x, y];
  if (side === 'up') return [x, -y];
  // Where both axes are even, down wins over across: a hair decides it the same way.
  const along = Math.abs(x) === Math.abs(y) ? y * 1.000_01 : y;
  return side === 'right' ? [along, x] : [-along, x];
}

function travelOf(track: Track | undefined) {
  // To the left and up, nothing is less than nothing: `-0`.
  const travelled = track && Math.round(track.travelled) + 0;
  return track && { pulling: track.pulling, travelled, movingBack: track.movingBack };
}
