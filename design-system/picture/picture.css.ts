import { color, radius } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** Focal point of a cropped picture, as an `object-position`. */
export const FOCAL_POINT = '--focus';
/** Width divided by height, as an `aspect-ratio`. */
export const RATIO = '--ratio';
/** Background colour until the picture has loaded. */
export const PLACEHOLDER_COLOR = '--shade';

export const picture = primitive({ display: 'contents' });

export const image = primitive({
  inlineSize: '100%',
  aspectRatio: `var(${RATIO}, auto)`,
  objectFit: 'cover',
  objectPosition: `var(${FOCAL_POINT}, 50% 50%)`,
  borderRadius: radius.picture,
  // A picture without a placeholder colour gets a slightly darker background than the section.
  background: `var(${PLACEHOLDER_COLOR}, color-mix(in oklab, ${color.ink} 7%, ${color.ground}))`,
});

export const fill = primitive({ blockSize: '100%', borderRadius: 0 });
