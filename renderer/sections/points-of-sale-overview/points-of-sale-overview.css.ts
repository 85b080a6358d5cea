import { globalSection, section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

const medium = '(min-width: 40rem)';
const wide = '(min-width: 60rem)';
/** Three of twelve columns for the country and nine for its stores. */
const columns = 'minmax(0, 3fr) minmax(0, 9fr)';

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
  '@media': { [wide]: { gridTemplateColumns: columns } },
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
// Smaller than the heading of the section, because its level is lower.
globalSection(`${countryHeader} > :is(h2, h3)`, {
  fontSize: 'min(clamp(1.75rem, 1.2rem + 2vw, 3rem), 15cqi)',
  lineHeight: 1.04,
});

export const stores = section({
  display: 'grid',
  columnGap: `calc(2 * ${page.gap})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const more = section({ marginBlockStart: space.airy });

/** The map of the stores, closed until the visitor opens it. It needs a script. */
export const map = section({
  marginBlockEnd: space.airy,
  borderBlock: `1px solid ${color.line}`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const mapToggle = section({
  minBlockSize: '52px',
  paddingBlock: space.snug,
  fontSize: type.small,
  fontWeight: 550,
  cursor: 'pointer',
});

/** Reserves the height of the map before it is loaded, so that the list moves once. */
export const mapFrame = section({ minBlockSize: 'clamp(300px, 52svh, 520px)', marginBlockEnd: space.cosy });
