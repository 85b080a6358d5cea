import { keyframes } from '@vanilla-extract/css';
import { color, radius, space } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** Width to height of the picture that will come. */
export const RATIO = '--ratio';

/** What comes within this time is never announced by a skeleton. */
const AFTER = '200ms';
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ to: { opacity: 0.5 } });

export const skeleton = primitive({
  display: 'grid',
  gap: space.tight,
  animation: `${appear} 600ms ease-out ${AFTER} backwards`,
});

const shade = {
  background: `color-mix(in oklab, ${color.ink} 9%, ${color.ground})`,
  animation: `${breathe} 1.2s ease-in-out 800ms infinite alternate`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
} as const;

export const picture = primitive({ ...shade, aspectRatio: `var(${RATIO})`, borderRadius: radius.picture });

/** As tall as a line of words, drawn as tall as its letters. */
export const line = primitive({
  ...shade,
  blockSize: '1lh',
  borderBlock: '.25em solid transparent',
  backgroundClip: 'padding-box',
  borderRadius: '.4em',
  // Words seldom end where a line does.
  selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
});
