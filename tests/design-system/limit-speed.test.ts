import { spring } from 'framer-motion/dom';
import { expect, test } from 'vitest';
import { limitSpeed } from '../../design-system/motion/limit-speed.ts';
import { springs } from '../../design-system/theme/transitions.ts';

test.each(Object.entries(springs))('The spring %s never passes its target, at any speed', (_, options) => {
  for (const speed of [-5_000, 0, 400, 3_000, 50_000]) {
    const velocity = limitSpeed(speed, 300, options);
    const generator = spring({ ...options, keyframes: [0, 300], velocity });
    const positions = Array.from({ length: 200 }, (_value, frame) => generator.next(frame * 10).value);
    expect(Math.max(...positions)).toBeLessThanOrEqual(300.01);
    expect(positions.at(-1)).toBeCloseTo(300, 0);
  }
});

test('limitSpeed does not change a slow speed', () => {
  expect(limitSpeed(400, 300, springs.settle)).toBe(400);
  expect(limitSpeed(-400, 300, springs.settle)).toBe(-400);
});
