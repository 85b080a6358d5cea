import { expect, test } from 'vitest';
import { placeBeside } from '../../design-system/anchored/place-beside.ts';
import { fc } from '../properties.ts';

const screen = { width: 400, height: 600 };
const tip = { width: 120, height: 40 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test.each([
  ['below, middle under middle', anchorAt(200, 100), 'middle', { left: 162, top: 152 }],
  ['below, in line with the left edge', anchorAt(200, 100), 'left', { left: 200, top: 152 }],
  ['below, in line with the right edge', anchorAt(200, 100), 'right', { left: 124, top: 152 }],
  ['above at the foot of the window', anchorAt(200, 550), 'middle', { left: 162, top: 502 }],
  ['within the left edge', anchorAt(0, 100), 'middle', { left: 8, top: 152 }],
  ['within the right edge', anchorAt(356, 100), 'middle', { left: 272, top: 152 }],
] as const)('a tip stands %s', (_where, anchor, along, place) => {
  expect(placeBeside(anchor, tip, screen, along)).toEqual(place);
});

test('what fits in the window is never cut off by it, and what fits below never covers its anchor', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 384 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  const point = fc.record({ left: fc.integer({ min: 0, max: 356 }), top: fc.integer({ min: 0, max: 556 }) });
  const along = fc.constantFrom('left', 'middle', 'right');
  fc.assert(
    fc.property(point, size, along, ({ left, top }, panel, side) => {
      const anchor = anchorAt(left, top);
      const place = placeBeside(anchor, panel, screen, side);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + panel.width).toBeLessThanOrEqual(screen.width - 8);
      expect(place.top).toBeGreaterThanOrEqual(8);
      expect(place.top + panel.height).toBeLessThanOrEqual(screen.height - 8);
      const isBelow = place.top >= top + anchor.height;
      const isAbove = place.top + panel.height <= top;
      expect(isBelow || isAbove).toBe(true);
    }),
  );
});
