import { globalSection, section } from '#theme/layered';
import { color, motion, space } from '#theme/contract.css';

export const themes = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.snug,
  border: 0,
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
// Reserves its space, so that it appears without a layout shift.
globalSection(`html:not([data-enhanced]) ${themes}`, { visibility: 'hidden' });

export const legend = section({
  float: 'inline-start',
  '@media': { '(max-width: 40rem)': { float: 'none', inlineSize: '100%' } },
  minBlockSize: '44px',
  display: 'inline-flex',
  alignItems: 'center',
});

export const choice = section({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  minInlineSize: '44px',
  cursor: 'pointer',
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.45em',
  transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  ':hover': { color: color.ink },
  selectors: { '&:has(:checked)': { color: color.ink, textDecorationColor: color.accent } },
  // Forced colours make a transparent line visible.
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not(:has(:checked))': { textDecoration: 'none' } } },
  },
});

export const radio = section({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  cursor: 'inherit',
  borderRadius: '6px',
});
