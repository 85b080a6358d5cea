import { globalSection, section } from '#theme/layered';
import { color, motion, radius, space, type } from '#theme/contract.css';

/** The custom property with the colour of a swatch. */
export const DOT_COLOR = '--swatch';

export const form = section({ borderBlockEnd: `1px solid ${color.line}` });

export const group = section({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const summary = section({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  minBlockSize: '52px',
  fontWeight: 550,
  fontSize: type.small,
  '::after': {
    content: '""',
    flex: 'none',
    inlineSize: '.5rem',
    blockSize: '.5rem',
    marginInlineEnd: '.25rem',
    // Physical borders: the arrow looks the same in right-to-left pages.
    borderStyle: 'solid',
    borderColor: color.accent,
    borderWidth: '0 1.5px 1.5px 0',
    rotate: '45deg',
    translate: '0 -.15rem',
    transition: `rotate ${motion.slide}, translate ${motion.slide}`,
  },
  ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  selectors: { [`${group}[open] > &::after`]: { rotate: '225deg', translate: '0 .1rem' } },
});

export const values = section({ border: 0, minInlineSize: 0, paddingBlockEnd: space.snug });

/** The summary shows the same text. */
export const legend = section({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const choice = section({});
globalSection(`${choice} label`, { inlineSize: '100%', fontSize: type.small });

export const label = section({ display: 'flex', alignItems: 'baseline', gap: '.6em' });

export const dot = section({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: radius.control,
  background: `var(${DOT_COLOR})`,
  boxShadow: `0 0 0 1px ${color.edge}`,
  forcedColorAdjust: 'none',
});

export const count = section({
  fontSize: type.note,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});

export const toggle = section({
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
});

export const submit = section({ paddingBlock: space.cosy });
