import { keyframes } from '@vanilla-extract/css';
import { color, motion, radius, space } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';
import { delays, loading } from '../theme/scales.ts';

/** Aspect ratio of the expected picture. */
export const RATIO = '--ratio';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ to: { opacity: 0.5 } });

export const skeleton = primitive({
  display: 'grid',
  gap: space.tight,
  animation: `${appear} ${motion.fade} ${delays.loading} backwards`,
});

const shade = {
  background: `color-mix(in oklab, ${color.ink} 9%, ${color.ground})`,
  animation: `${pulse} ${loading.pulse} infinite alternate`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
} as const;

export const picture = primitive({ ...shade, aspectRatio: `var(${RATIO})`, borderRadius: radius.picture });

/** The element has the height of a line of text. The visible bar has the height of the letters. */
export const line = primitive({
  ...shade,
  blockSize: '1lh',
  borderBlock: '.25em solid transparent',
  backgroundClip: 'padding-box',
  borderRadius: '.4em',
  // The last line of a paragraph is shorter.
  selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
});
