import { color, motion, radius } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** A control and its buttons in one row. */
export const controlRow = primitive({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
});

/** An icon button beside or inside a control. */
export const fieldButton = primitive({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.control,
  color: color.inkQuiet,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ':hover': { color: color.ink, background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
  selectors: {
    '&[aria-pressed=true]': { color: color.accent },
    '&:is(:disabled, [aria-disabled=true])': {
      color: color.edge,
      background: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is(:disabled, [aria-disabled=true])': { color: 'GrayText' } },
    },
    // Without a script the button would do nothing.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
