import { color, radius } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** Where the part that must stay in view lies, as an `object-position`. */
export const FOCAL_POINT = '--focus';
/** Width to height, as an `aspect-ratio`. */
export const RATIO = '--ratio';
/** The picture's own colour, which stands in its place until it comes. */
export const PLACEHOLDER_COLOR = '--shade';

export const picture = primitive({ display: 'contents' });

export const image = primitive({
  inlineSize: '100%',
  aspectRatio: `var(${RATIO}, auto)`,
  objectFit: 'cover',
  objectPosition: `var(${FOCAL_POINT}, 50% 50%)`,
  borderRadius: radius.picture,
  // Where its own colour is not known: a shade of the ground it lies on.
  background: `var(${PLACEHOLDER_COLOR}, color-mix(in oklab, ${color.ink} 7%, ${color.ground}))`,
});

export const fill = primitive({ blockSize: '100%', borderRadius: 0 });
