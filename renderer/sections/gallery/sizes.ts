import type { Place } from './rhythm.ts';

/** How high a row of pictures is: a share of the window's width, within limits. */
export const ROW = { leastRem: 17, vw: 32, mostRem: 30 } as const;

const PIXELS_PER_REM = 16;
/** The content at its widest, in pixels, and the window from which on it grows no more. */
const CONTENT = 1312;
const FULL_WINDOW = '90rem';
/** How much of a narrower window the content takes, in per cent. */
const SHARE = 91;
/** On a phone: the width of one of two beside each other, in per cent of the window's, and their shape. */
const HALF = 44;
export const HALF_SHAPE = 0.8;

/**
 * How wide a picture of the rhythm is drawn, as the `sizes` attribute wants it. What its place crops off counts.
 *
 * @param ratio width to height as it was made
 */
export function rhythmSizes({ span, shape, half }: Place, ratio: number): string {
  const ofTwelve = (whole: number) => Math.ceil((whole * span * Math.max(1, ratio / shape)) / 12);
  const onPhone = half ? HALF * Math.max(1, ratio / HALF_SHAPE) : SHARE * Math.max(1, ratio / shape);
  return `(min-width: ${FULL_WINDOW}) ${ofTwelve(CONTENT)}px, (min-width: 48rem) ${ofTwelve(SHARE)}vw, ${Math.ceil(onPhone)}vw`;
}

/** How wide a picture of the row is shown. @param ratio width to height */
export function rowSizes(ratio: number): string {
  const { leastRem, vw, mostRem } = ROW;
  const pixels = (rem: number) => `${Math.round(rem * PIXELS_PER_REM * ratio)}px`;
  const byWindow = `clamp(${pixels(leastRem)}, ${Math.round(vw * ratio)}vw, ${pixels(mostRem)})`;
  return `min(86vw, ${byWindow})`;
}
