/** The zoom of a picture: its scale, and the offset of its middle from the middle of the stage, in CSS pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

/** A position relative to the middle of the stage, in CSS pixels. */
export type ZoomPoint = { readonly x: number; readonly y: number };

/**
 * Sizes in CSS pixels: of the whole picture without zoom, and of the area in which it is visible, which is as wide as the stage and as high as
 * the viewer.
 */
export type ZoomBounds = {
  readonly picture: { readonly width: number; readonly height: number };
  readonly visibleArea: { readonly width: number; readonly height: number };
};

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;
/** Factor of one press of a button or key. */
export const ZOOM_STEP = 1.6;
/** A smaller scale counts as no zoom, so that a picture returns to its exact position. */
const MIN_SCALE = 1.02;
/** A wheel event of d CSS pixels multiplies the scale by e^(−d × this value). */
const WHEEL_EXPONENT_PER_PX = 0.005;
/** Largest distance of one wheel event that counts, in CSS pixels. Mice report very different distances. */
const MAX_WHEEL_PX = 120;

/**
 * Returns the zoom at another scale. The part of the picture that is at `point` stays there, or moves to `target`, because fingers that pinch
 * also move the picture. A scale near 1 returns `NO_ZOOM`.
 */
export function zoomTo(
  zoom: Zoom,
  scale: number,
  point: ZoomPoint,
  bounds: ZoomBounds,
  target: ZoomPoint = point,
): Zoom {
  const next = Math.min(scale, MAX_SCALE);
  if (next < MIN_SCALE) return NO_ZOOM;
  const ratio = next / zoom.scale;
  const x = target.x - (point.x - zoom.x) * ratio;
  const y = target.y - (point.y - zoom.y) * ratio;
  return keepInside({ scale: next, x, y }, bounds);
}

/** Returns the zoom after the picture was dragged. */
export function pan(zoom: Zoom, by: ZoomPoint, bounds: ZoomBounds): Zoom {
  return keepInside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds);
}

/** Returns the factor by which a wheel event changes the scale. A trackpad reports a pinch as wheel events. */
export function wheelFactor(deltaY: number): number {
  const limited = Math.min(Math.max(deltaY, -MAX_WHEEL_PX), MAX_WHEEL_PX);
  return Math.exp(-limited * WHEEL_EXPONENT_PER_PX);
}

/** Limits the offset, so that no empty space appears beside a picture that is larger than the visible area. */
function keepInside({ scale, x, y }: Zoom, { picture, visibleArea }: ZoomBounds): Zoom {
  const limit = (offset: number, size: number, available: number) => {
    const hidden = Math.max((size * scale - available) / 2, 0);
    return Math.min(Math.max(offset, -hidden), hidden);
  };
  return {
    scale,
    x: limit(x, picture.width, visibleArea.width),
    y: limit(y, picture.height, visibleArea.height),
  };
}
