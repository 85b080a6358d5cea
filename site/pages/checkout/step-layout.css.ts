import { globalSection, section } from '#theme/layered';
import { color, radius, space, type } from '#theme/contract.css';

const WIDE = '(min-width: 60rem)';

export const checkout = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.airy,
      alignItems: 'start',
    },
  },
});

export const header = section({ display: 'grid', gap: space.roomy, minInlineSize: 0 });

export const steps = section({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.cosy,
  rowGap: space.hair,
  fontSize: type.small,
  // The touch targets of 44 px touch each other.
  '@media': { '(max-width: 24rem)': { columnGap: '18px' } },
});

export const step = section({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minBlockSize: '44px',
  color: color.inkQuiet,
  selectors: { '&[aria-current]': { color: color.ink, fontWeight: 600 } },
});
globalSection(`${step} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.ink,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
});
globalSection(`${step} a:hover`, { textDecorationColor: color.accent });

export const number = section({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.75em',
  blockSize: '1.75em',
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}[aria-current] &`]: {
      background: color.accent,
      borderColor: color.accent,
      color: color.accentInk,
    },
    [`${step}[data-finished] &`]: { borderColor: color.ink, color: color.ink },
  },
});

// On a phone only the current step has its name beside its number, so that the list is one line.
globalSection(`${step}:not([aria-current]) > :not(${number})`, {
  '@media': {
    '(max-width: 40em)': {
      position: 'absolute',
      inlineSize: '44px',
      blockSize: '44px',
      overflow: 'hidden',
      color: 'transparent',
      textDecoration: 'none',
      // Forced colours show transparent text, so it is moved out of the link.
      textIndent: '200%',
      whiteSpace: 'nowrap',
      translate: '-8px 0',
    },
  },
});

export const summary = section({
  '@media': {
    [WIDE]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: space.roomy,
      padding: space.roomy,
      background: color.raised,
      borderRadius: radius.picture,
    },
  },
});

// In one column, the content is as wide as the summary above it.
export const content = section({ minInlineSize: 0, '@media': { [WIDE]: { maxInlineSize: '44rem' } } });

export const link = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: color.accent },
});
