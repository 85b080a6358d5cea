import type { GalleryCell } from './grid-layout.ts';

/** Height of the pictures in a row: a share of the window's width, within limits. */
export const ROW_HEIGHT = { minRem: 17, vw: 32, maxRem: 30 } as const;

const PIXELS_PER_REM = 16;
/** Largest width of the content in CSS pixels, and the window width from which it applies. */
const MAX_CONTENT_WIDTH_PX = 1312;
const MAX_CONTENT_WINDOW = '90rem';
/** Width of the content in a narrower window, in percent of the window. */
const CONTENT_WIDTH_VW = 91;
/** Width of a picture in a row of two on a phone, in percent of the window. */
const HALF_WIDTH_VW = 44;
/** Aspect ratio of a picture in a row of two on a phone. */
export const HALF_ASPECT_RATIO = 0.8;

/**
 * Returns the `sizes` attribute of a picture in the grid. A cropped picture is wider than its cell.
 *
 * @param ratio original width divided by height
 */
export function gridSizes({ span, aspectRatio, half }: GalleryCell, ratio: number): string {
  const columns = (total: number) => Math.ceil((total * span * Math.max(1, ratio / aspectRatio)) / 12);
  const onPhone = half
    ? HALF_WIDTH_VW * Math.max(1, ratio / HALF_ASPECT_RATIO)
    : CONTENT_WIDTH_VW * Math.max(1, ratio / aspectRatio);
  return `(min-width: ${MAX_CONTENT_WINDOW}) ${columns(MAX_CONTENT_WIDTH_PX)}px, (min-width: 48rem) ${columns(CONTENT_WIDTH_VW)}vw, ${Math.ceil(onPhone)}vw`;
}

/**
 * Returns the `sizes` attribute of a picture in a row.
 *
 * @param ratio original width divided by height
 */
export function rowSizes(ratio: number): string {
  const { minRem, vw, maxRem } = ROW_HEIGHT;
  const pixels = (rem: number) => `${Math.round(rem * PIXELS_PER_REM * ratio)}px`;
  const width = `clamp(${pixels(minRem)}, ${Math.round(vw * ratio)}vw, ${pixels(maxRem)})`;
  return `min(86vw, ${width})`;
}
