import { expect, test } from 'vitest';
import { calculatePosition } from '../../design-system/popover-position/calculate-position.ts';
import { fc } from '../properties.ts';

const window = { width: 400, height: 600 };
const tip = { width: 120, height: 40 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test.each([
  ['below, centred', anchorAt(200, 100), 'middle', { left: 162, top: 152 }],
  ['below, aligned with the left edge', anchorAt(200, 100), 'left', { left: 200, top: 152 }],
  ['below, aligned with the right edge', anchorAt(200, 100), 'right', { left: 124, top: 152 }],
  ['above, at the bottom of the window', anchorAt(200, 550), 'middle', { left: 162, top: 502 }],
  ['inside the left edge', anchorAt(0, 100), 'middle', { left: 8, top: 152 }],
  ['inside the right edge', anchorAt(356, 100), 'middle', { left: 272, top: 152 }],
] as const)('A popover is positioned %s', (_, anchor, alignment, position) => {
  expect(calculatePosition(anchor, tip, window, alignment)).toEqual(position);
});

test('A popover that fits stays inside the window and does not cover its anchor', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 384 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  const point = fc.record({ left: fc.integer({ min: 0, max: 356 }), top: fc.integer({ min: 0, max: 556 }) });
  const alignment = fc.constantFrom('left', 'middle', 'right');
  fc.assert(
    fc.property(point, size, alignment, ({ left, top }, popover, align) => {
      const anchor = anchorAt(left, top);
      const position = calculatePosition(anchor, popover, window, align);
      expect(position.left).toBeGreaterThanOrEqual(8);
      expect(position.left + popover.width).toBeLessThanOrEqual(window.width - 8);
      expect(position.top).toBeGreaterThanOrEqual(8);
      expect(position.top + popover.height).toBeLessThanOrEqual(window.height - 8);
      const isBelow = position.top >= top + anchor.height;
      const isAbove = position.top + popover.height <= top;
      expect(isBelow || isAbove).toBe(true);
    }),
  );
});
