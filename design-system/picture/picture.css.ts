import { color, radius } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** Where the part that must stay in view lies, as an `object-position`. */
export const FOCUS = '--focus';
/** Width to height, as an `aspect-ratio`. */
export const RATIO = '--ratio';

export const picture = primitive({ display: 'contents' });

export const image = primitive({
  inlineSize: '100%',
  aspectRatio: `var(${RATIO}, auto)`,
  objectFit: 'cover',
  objectPosition: `var(${FOCUS}, 50% 50%)`,
  borderRadius: radius.picture,
  // What stands there until the picture comes: a shade of the ground it lies on.
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
});

export const fills = primitive({ blockSize: '100%', borderRadius: 0 });
