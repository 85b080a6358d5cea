import { keyframes } from '@vanilla-extract/css';
import { color, motion, radius, space, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';
import { loading } from '../theme/scales.ts';

/** Completed share, as a percentage. */
export const SHARE = '--share';
/** Number of steps. */
export const STEPS = '--steps';

export const progress = primitive({ display: 'grid', gap: space.tight });

export const labels = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.cosy,
  fontSize: type.small,
});

export const value = primitive({ color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
/** Space between two steps. */
const GAP = '4px';
const STEP = `calc((100% + ${GAP}) / var(${STEPS}))`;

export const track = primitive({
  position: 'relative',
  overflow: 'clip',
  blockSize: '6px',
  borderRadius: radius.control,
  background: `color-mix(in oklab, ${color.ink} 14%, ${color.ground})`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `var(${SHARE})`,
    borderRadius: 'inherit',
    background: color.accent,
    transition: `inline-size ${motion.slide}`,
  },
  selectors: {
    '&[data-state=steps]': {
      borderRadius: 0,
      maskImage: `linear-gradient(to right, #000 calc(100% - ${GAP}), transparent 0)`,
      maskSize: `${STEP} 100%`,
    },
    '[dir=rtl] &[data-state=steps]': { maskPosition: '100% 0' },
    // With reduced motion the bar stays in the middle.
    '&[data-state=indeterminate]::after': {
      inlineSize: '40%',
      insetInlineStart: '30%',
      animation: `${pass} ${loading.pass} infinite`,
    },
  },
  '@media': {
    // The reset stops the animations of elements only.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-state=indeterminate]::after': { animation: 'none' } },
    },
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      '::after': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});
