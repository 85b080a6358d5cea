import type { CSSProperties } from 'react';
import type { Picture } from './picture.ts';

/** Width to height of a frame, for the styles. Not set where the CMS did not say how large the picture is. */
export const SHAPE = '--shape';

const MOST_UPRIGHT = 4 / 5;
const MOST_LYING = 16 / 9;
/** Below this a frame stands: at the width of a page it would be taller than the window. */
const STANDS_BELOW = 1.25;

/** A picture's shape as far as a frame follows it: from 4:5 to 16:9; `undefined` without a size. */
export function shapeOf(picture: Pick<Picture, 'width' | 'height'> | undefined): number | undefined {
  if (!picture?.width || !picture.height) return undefined;
  const shape = Math.min(Math.max(picture.width / picture.height, MOST_UPRIGHT), MOST_LYING);
  return Math.round(shape * 1000) / 1000;
}

/** What a frame in the shape of a picture wears: the shape, and whether it stands. */
export function framed(picture: Picture | undefined) {
  const shape = shapeOf(picture);
  if (shape === undefined) return {};
  const style: CSSProperties & Record<`--${string}`, number> = { [SHAPE]: shape };
  return { style, 'data-shape': shape < STANDS_BELOW ? 'standing' : 'lying' } as const;
}
