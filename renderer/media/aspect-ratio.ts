import type { CSSProperties } from 'react';
import type { Picture } from './picture.ts';

/** Custom property with the width-to-height ratio of a picture's frame; not set for a picture of unknown size. */
export const ASPECT_RATIO = '--ratio';

const MIN_RATIO = 4 / 5;
const MAX_RATIO = 16 / 9;
/** A lower ratio counts as portrait, because a frame with the width of the page would be taller than the viewport. */
const MIN_LANDSCAPE_RATIO = 1.25;

/** Returns a picture's aspect ratio, limited to 4:5 and 16:9; `undefined` without a size. */
export function clampedAspectRatio(
  picture: Pick<Picture, 'width' | 'height'> | undefined,
): number | undefined {
  if (!picture?.width || !picture.height) return undefined;
  const ratio = Math.min(Math.max(picture.width / picture.height, MIN_RATIO), MAX_RATIO);
  return Math.round(ratio * 1000) / 1000;
}

/** Returns the orientation of a picture; `undefined` without a size. */
export function orientationOf(picture: Picture | undefined): 'portrait' | 'landscape' | undefined {
  const ratio = clampedAspectRatio(picture);
  if (ratio === undefined) return undefined;
  return ratio < MIN_LANDSCAPE_RATIO ? 'portrait' : 'landscape';
}

/** Returns the props of a frame with the aspect ratio of a picture: the ratio as a custom property, and the orientation. */
export function aspectRatioProps(picture: Picture | undefined) {
  const ratio = clampedAspectRatio(picture);
  if (ratio === undefined) return {};
  const style: CSSProperties & Record<`--${string}`, number> = { [ASPECT_RATIO]: ratio };
  return { style, 'data-orientation': orientationOf(picture) } as const;
}
