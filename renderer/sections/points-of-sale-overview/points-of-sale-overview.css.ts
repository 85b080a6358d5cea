import { globalSection, section } from '#theme/layered';
import { color, motion, page, space, type } from '#theme/contract.css';

const medium = '(min-width: 40rem)';
const wide = '(min-width: 60rem)';
/** Minimum width of a store for days and hours side by side. In rem, so that large text puts them below each other. */
const roomForHours = '(min-width: 16rem)';
/** Three of twelve columns for the country and nine for its stores. */
const margin = 'minmax(0, 3fr) minmax(0, 9fr)';

export const head = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.airy,
});
globalSection(`${head} > :is(h1, h2)`, { maxInlineSize: '14em' });

/** The kinds of stores, side by side if they fit. */
export const kinds = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: `${space.snug} ${page.gap}`,
  paddingBlockEnd: space.airy,
  fontSize: type.small,
  lineHeight: 1.5,
});
globalSection(`${kinds} dt`, { fontWeight: 500 });
globalSection(`${kinds} dd`, { color: color.inkQuiet });

/** A country with its stores beside it, or below it on narrow screens. */
export const country = section({
  display: 'grid',
  gap: `${space.cosy} ${page.gap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { marginBlockStart: space.airy } },
  '@media': { [wide]: { gridTemplateColumns: margin } },
});

export const countryHeader = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  alignSelf: 'start',
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: space.roomy,
      paddingBlockStart: space.tight,
      paddingInlineEnd: space.cosy,
    },
  },
});
// Smaller than the section's heading, because it ranks below it.
globalSection(`${countryHeader} > :is(h2, h3)`, {
  fontSize: 'min(clamp(1.75rem, 1.2rem + 2vw, 3rem), 15cqi)',
  lineHeight: 1.04,
});

export const shops = section({
  display: 'grid',
  columnGap: `calc(2 * ${page.gap})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const shop = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlock: `${space.snug} ${space.roomy}`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const title = section({ display: 'flex', flexDirection: 'column', gap: space.hair });
// The store's name is on its own line below the town.
globalSection(`${title} em`, { display: 'block' });

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
  selectors: { [`${shop} > &`]: { marginBlockStart: `calc(${space.hair} - ${space.snug})` } },
  flexWrap: 'wrap',
  columnGap: space.cosy,
  fontStyle: 'normal',
  fontSize: type.small,
  lineHeight: 1.3,
  '@media': {
    print: {
      flexDirection: 'column',
      gap: space.hair,
      selectors: { [`${shop} > &`]: { marginBlockStart: 0 } },
    },
  },
});
globalSection(`${links} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25em',
  minBlockSize: '44px',
  overflowWrap: 'anywhere',
  '@media': { print: { minBlockSize: 0 } },
});
globalSection(`${links} a:not(:hover)`, { textDecorationColor: color.line });
globalSection(`${links} svg`, { inlineSize: '1em', blockSize: '1em', color: color.accent });
// Print shows the addresses that are otherwise visually hidden, and no map links.
globalSection(`${links} a > span`, {
  '@media': {
    print: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});
globalSection(`${links} svg, ${details} ${links}`, { '@media': { print: { display: 'none' } } });

export const rest = section({
  marginBlockStart: space.airy,
  '@media': {
    // Print shows all stores.
    print: { selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } } },
  },
});

export const summary = section({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.cosy,
  paddingBlock: space.cosy,
  borderBlock: `1px solid ${color.line}`,
  fontSize: type.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  transition: `color ${motion.quick}`,
  ':hover': { color: color.accent },
  // A plus sign of two lines. The vertical one rotates when the list is open.
  '::after': {
    content: '""',
    flex: 'none',
    inlineSize: '1rem',
    blockSize: '1rem',
    alignSelf: 'center',
    background: `linear-gradient(${color.accent} 0 0) center / 100% 1.5px no-repeat, linear-gradient(${color.accent} 0 0) center / 1.5px 100% no-repeat`,
    transition: `background-size ${motion.slide}`,
  },
  selectors: {
    [`${rest}[open] > &`]: { marginBlockEnd: space.airy },
    [`${rest}[open] > &::after`]: { backgroundSize: '100% 1.5px, 1.5px 0' },
  },
  '@media': {
    '(forced-colors: active)': {
      '::after': { vars: { [color.accent]: 'CanvasText' }, forcedColorAdjust: 'none' },
    },
    print: { display: 'none' },
  },
});
