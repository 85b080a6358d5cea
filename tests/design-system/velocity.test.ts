import { expect, test } from 'vitest';
import { trackVelocity } from '#design-system/swipe';

function releaseAfter(samples: readonly (readonly [offset: number, time: number])[], releaseTime: number) {
  const velocity = trackVelocity();
  for (const [offset, time] of samples) velocity.add(offset, time);
  return velocity.at(releaseTime);
}

test.each([
  [
    'a drag to the right',
    [
      [0, 0],
      [30, 20],
      [60, 40],
    ],
    45,
    1_500,
  ],
  [
    'a drag to the left',
    [
      [0, 0],
      [-40, 80],
    ],
    90,
    -500,
  ],
  [
    'a drag that becomes slower',
    [
      [0, 0],
      [300, 100],
      [310, 180],
      [315, 200],
    ],
    200,
    150,
  ],
  [
    'a finger that rests before its release',
    [
      [0, 0],
      [100, 50],
    ],
    400,
    0,
  ],
  ['a single movement', [[20, 0]], 5, 0],
  ['no movement', [], 5, 0],
] as const)('The velocity of %s is measured over the last 100 ms', (_, samples, releaseTime, expected) => {
  expect(releaseAfter(samples, releaseTime)).toBeCloseTo(expected);
});
