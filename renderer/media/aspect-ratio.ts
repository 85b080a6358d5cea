import type { CSSProperties } from 'react';
import type { Picture } from './picture.ts';

/** Width to height of a frame, for the styles. Not set where the CMS did not say how large the picture is. */
export const ASPECT_RATIO = '--ratio';

const MIN_RATIO = 4 / 5;
const MAX_RATIO = 16 / 9;
/** Below this a frame stands: at the width of a page it would be taller than the window. */
const MIN_LANDSCAPE_RATIO = 1.25;

/** A picture's shape as far as a frame follows it: from 4:5 to 16:9; `undefined` without a size. */
export function clampedAspectRatio(
  picture: Pick<Picture, 'width' | 'height'> | undefined,
): number | undefined {
  if (!picture?.width || !picture.height) return undefined;
  const ratio = Math.min(Math.max(picture.width / picture.height, MIN_RATIO), MAX_RATIO);
  return Math.round(ratio * 1000) / 1000;
}

/** What a frame in the shape of a picture wears: the shape, and whether it stands. */
export function aspectRatioProps(picture: Picture | undefined) {
  const ratio = clampedAspectRatio(picture);
  if (ratio === undefined) return {};
  const style: CSSProperties & Record<`--${string}`, number> = { [ASPECT_RATIO]: ratio };
  return { style, 'data-orientation': ratio < MIN_LANDSCAPE_RATIO ? 'portrait' : 'landscape' } as const;
}
