import { globalSection, section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

/** Closed on small screens. Wide screens show the filters beside the list, also if the element is closed. */
export const filters = section({
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [wide]: {
      borderBlockEnd: 0,
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
    print: { display: 'none' },
  },
});

export const summary = section({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  minBlockSize: '52px',
  fontSize: type.small,
  fontWeight: 550,
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
  selectors: { [`${filters}[open] > &::after`]: { rotate: '225deg', translate: '0 .1rem' } },
});
// A browser without the pseudo-element keeps the summary, which opens the filters.
globalSection(summary, {
  '@supports': { 'selector(::details-content)': { '@media': { [wide]: { display: 'none' } } } },
});

export const groups = section({
  display: 'grid',
  gap: space.cosy,
  paddingBlockEnd: space.cosy,
  '@media': { [wide]: { paddingBlockStart: space.tight } },
});

export const group = section({ border: 0, minInlineSize: 0 });

export const legend = section({ paddingBlockEnd: space.hair, fontSize: type.small, fontWeight: 550 });

export const choice = section({});
globalSection(`${choice} label`, { inlineSize: '100%', fontSize: type.small });

/** The number of stores of an option. */
export const count = section({ color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
