import { describe, expect, test } from 'vitest';
import { NO_ZOOM, pan, wheelFactor, zoomTo } from '../../design-system/lightbox/zoom.ts';

const bounds = { picture: { width: 400, height: 480 }, visibleArea: { width: 800, height: 600 } };
const middle = { x: 0, y: 0 };

describe('The zoom of a picture', () => {
  test('does not move the point below the pointer', () => {
    const zoomed = zoomTo(NO_ZOOM, 3, { x: 100, y: -100 }, bounds);
    expect(zoomed).toEqual({ scale: 3, x: -200, y: 200 });
    // The point of the picture at 100, −100 is still at its old position.
    expect(100 * zoomed.scale + zoomed.x).toBe(100);
    expect(zoomTo(zoomed, 4, { x: 100, y: -100 }, bounds)).toEqual({ scale: 4, x: -300, y: 300 });
  });

  test('moves with the fingers of a pinch', () => {
    const zoomed = zoomTo(NO_ZOOM, 3, { x: 40, y: -20 }, bounds, { x: 10, y: 30 });
    // The point of the picture that was between the fingers is still between them.
    expect([40 * zoomed.scale + zoomed.x, -20 * zoomed.scale + zoomed.y]).toEqual([10, 30]);
  });

  test('is limited to four times the size, and to the whole picture', () => {
    expect(zoomTo(NO_ZOOM, 99, middle, bounds).scale).toBe(4);
    expect(zoomTo({ scale: 2, x: 50, y: 10 }, 0.3, middle, bounds)).toEqual(NO_ZOOM);
    expect(zoomTo({ scale: 2, x: 50, y: 10 }, 1.01, middle, bounds)).toEqual(NO_ZOOM);
  });

  test('never shows empty space beside an enlarged picture', () => {
    expect(pan({ scale: 3, x: 0, y: 0 }, { x: 9_999, y: -9_999 }, bounds)).toEqual({
      scale: 3,
      x: 200,
      y: -420,
    });
    // A picture that is narrower than the visible area stays in the middle.
    expect(pan({ scale: 1.5, x: 0, y: 0 }, { x: 50, y: 0 }, bounds).x).toBe(0);
  });

  test('grows with a wheel that turns up, by a limited step', () => {
    expect(wheelFactor(-40)).toBeGreaterThan(1);
    expect(wheelFactor(40)).toBeCloseTo(1 / wheelFactor(-40));
    expect(wheelFactor(-10_000)).toBe(wheelFactor(-120));
  });
});
