import { optionRow } from '../field/option-row.ts';
import { color, motion, space } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Above all modals, whose z-index starts at 1000 (specification §9), because a select can be inside the top modal. */
const ABOVE_MODALS = 2000;

export const root = primitive({ display: 'grid', minInlineSize: 0 });

export const trigger = primitive({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tight,
  cursor: 'pointer',
  selectors: {
    '&[data-placeholder]': { color: color.inkQuiet },
    '&[data-state=open]': { borderColor: color.accent, boxShadow: `0 2px ${color.accent}` },
  },
});
export const value = primitive({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const arrow = primitive({
  display: 'inline-flex',
  // Compensates for the padding inside the SVG, so that the arrow aligns with the end of the line.
  marginInlineEnd: '-.3em',
  transition: `rotate ${motion.slide}`,
  selectors: { '[data-state=open] > &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
});
globalPrimitive(`${trigger}:disabled ${arrow}`, { color: color.inkQuiet });

export const list = primitive({
  zIndex: ABOVE_MODALS,
  inlineSize: 'max-content',
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxInlineSize: 'min(100vw - 20px, max(var(--radix-select-trigger-width), 30rem))',
  maxBlockSize: 'min(var(--radix-select-content-available-height), 24rem)',
  paddingBlock: '4px',
});
export const option = primitive({
  ...optionRow,
  // The popup would clip a focus ring, so the highlighted option has a background and a bar instead.
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: `color-mix(in oklab, ${color.ink} 8%, transparent)`,
      boxShadow: `inset 3px 0 ${color.accent}`,
    },
    '[dir=rtl] &[data-highlighted]': { boxShadow: `inset -3px 0 ${color.accent}` },
    '&[data-state=checked]': { fontWeight: 550 },
    '&[data-disabled]': { color: color.inkQuiet, cursor: 'not-allowed', textDecoration: 'line-through' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const tick = primitive({ display: 'inline-flex', gridColumn: 2, color: color.accent });
