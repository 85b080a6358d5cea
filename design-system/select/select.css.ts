import { color, motion, space } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Above every modal, which count up from 1000 (specification §9): a select may stand in the topmost of them. */
const ABOVE_MODALS = 2000;

export const place = primitive({ display: 'grid', minInlineSize: 0 });

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
export const words = primitive({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const arrow = primitive({
  display: 'inline-flex',
  // The drawing's own air hangs outside, its tip aligns with the line's end.
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.25em',
  alignItems: 'center',
  gap: space.tight,
  minBlockSize: '44px',
  paddingBlock: '.5rem',
  paddingInline: space.snug,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  userSelect: 'none',
  // Where it is, in a list, is what lies under it; its ring would be cut off by the sheet's edge.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
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
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outlineColor: 'Highlight' } } },
  },
});
export const tick = primitive({ display: 'inline-flex', gridColumn: 2, color: color.accent });
