import { section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

export const list = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  columnGap: space.cosy,
});

export const link = section({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  minBlockSize: '44px',
  // Separates locales with notes.
  paddingBlock: '.5em',
  fontSize: type.small,
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.45em',
  transition: `text-decoration-color ${motion.quick}`,
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
  selectors: {
    // Marks the current locale.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-1em',
      inlineSize: '.5em',
      blockSize: '.5em',
      borderRadius: '50%',
      background: color.glow,
      boxShadow: `0 0 12px 2px color-mix(in srgb, ${color.glow} 60%, transparent)`,
    },
  },
});

/** A note below the name of the locale. */
export const note = section({ display: 'block', fontSize: type.note, color: color.inkQuiet });
