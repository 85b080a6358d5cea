import { globalSection, section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

/** A narrower store shows its hours below the days. The unit is rem, so that large text has the same effect. */
const roomForHours = '(min-width: 16rem)';

export const card = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlock: `${space.snug} ${space.roomy}`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    '&[aria-current]': { borderBlockStartColor: color.accent, boxShadow: `inset 0 2px ${color.accent}` },
  },
});

export const title = section({ display: 'flex', flexDirection: 'column', gap: space.hair });
// The store's name is on its own line below the town.
globalSection(`${title} em`, { display: 'block' });

export const heading = section({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.snug,
});
export const link = section({
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.14em',
  transition: `text-decoration-color ${motion.quick}`,
  ':hover': { textDecorationColor: color.accent },
});
export const distance = section({
  flex: 'none',
  fontSize: type.small,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  color: color.accent,
});

export const showOnMap = section({
  minBlockSize: '44px',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
  cursor: 'pointer',
  ':hover': { textDecorationColor: color.accent },
});

/** Address and opening hours, side by side if both fit. */
export const details = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.snug} ${space.cosy}`,
  fontSize: type.small,
  lineHeight: 1.5,
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' } },
});

export const address = section({ fontStyle: 'normal', whiteSpace: 'pre-line' });

export const hours = section({
  display: 'grid',
  alignContent: 'start',
  columnGap: space.snug,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomForHours]: { gridTemplateColumns: 'minmax(4.75rem, max-content) 1fr' } },
});
globalSection(`${hours} > div`, { display: 'contents' });
globalSection(`${hours} dt`, { color: color.inkQuiet });
// A time range does not wrap. A day with a break has two lines.
globalSection(`${hours} dd`, {
  '@container': { [roomForHours]: { gridColumn: 2, whiteSpace: 'nowrap' } },
});

/** Links to the map, telephone, email and website. */
export const links = section({
  display: 'flex',
  // Link targets are taller than their text; the negative margin removes the extra distance.
  selectors: { [`${card} > &`]: { marginBlockStart: `calc(${space.hair} - ${space.snug})` } },
  flexWrap: 'wrap',
  columnGap: space.cosy,
  fontStyle: 'normal',
  fontSize: type.small,
  lineHeight: 1.3,
  '@media': {
    print: {
      flexDirection: 'column',
      gap: space.hair,
      selectors: { [`${card} > &`]: { marginBlockStart: 0 } },
    },
  },
});
globalSection(`${links} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25em',
  minBlockSize: '44px',
  overflowWrap: 'anywhere',
  // On paper, a long address wraps below its label, not beside it.
  '@media': { print: { display: 'flex', flexWrap: 'wrap', gap: '0 .5em', minBlockSize: 0 } },
});
globalSection(`${links} a:not(:hover)`, { textDecorationColor: color.line });
globalSection(`${links} svg`, { inlineSize: '1em', blockSize: '1em', color: color.accent });
// Print shows the addresses that are otherwise visually hidden, and no map links.
globalSection(`${links} a > span`, {
  '@media': {
    print: {
      position: 'static',
      margin: 0,
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});
globalSection(`${links} svg, ${details} ${links}`, { '@media': { print: { display: 'none' } } });
