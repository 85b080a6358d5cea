import { globalSection, section } from '#theme/layered';
import { ASPECT_RATIO } from '../../media/aspect-ratio.ts';
import { radio } from '../../toggle/toggle.css.ts';
import { equalColumns } from '../equal-columns.ts';
import { color as paint, motion, radius, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
const narrow = 'screen and (max-width: 59.99rem)';

/** Custom property with the colour of a swatch; not set for an empty swatch. */
export const SWATCH = '--swatch';

const atEnd = '[data-side=end] > * > &';

export const frame = section({
  gridColumn: 'bleed-start / bleed-end',
  aspectRatio: `min(var(${ASPECT_RATIO}, 1), 1.136)`,
  inlineSize: '100%',
  '@media': {
    '(min-width: 40rem)': { aspectRatio: '4 / 3' },
    [wide]: {
      gridRow: 1,
      gridColumn: 'bleed-start / span 8',
      aspectRatio: `min(var(${ASPECT_RATIO}, 1), 1.25)`,
      maxBlockSize: '92svh',
      borderStartEndRadius: radius.picture,
      borderEndEndRadius: radius.picture,
      selectors: {
        [atEnd]: {
          gridColumn: 'span 8 / bleed-end',
          borderRadius: 0,
          borderStartStartRadius: radius.picture,
          borderEndStartRadius: radius.picture,
        },
      },
    },
  },
});

export const content = section({
  gridColumn: 'content-start / content-end',
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  paddingBlockStart: space.roomy,
  '@media': {
    [wide]: {
      gridRow: 1,
      gridColumn: 'span 4 / content-end',
      alignSelf: 'end',
      paddingBlockStart: 0,
      selectors: { [atEnd]: { gridColumn: 'content-start / span 4' } },
    },
  },
});

export const head = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
});

/** Options on hairlines, one below the other. A long list without a picture beside it has two columns. */
export const colors = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEnd: `1px solid ${paint.line}`,
  '@media': {
    [narrow]: {
      selectors: { '&:has(> label:nth-child(5))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    print: { ...equalColumns, border: 0 },
  },
});

export const color = section({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '60px',
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${paint.line}`,
  fontSize: type.small,
  lineHeight: 1.25,
  hyphens: 'auto',
  color: paint.inkQuiet,
  transition: `color ${motion.quick}`,
  ':hover': { color: paint.ink },
  selectors: { [`&:has(${radio}:checked)`]: { color: paint.ink, cursor: 'default' } },
  '@media': {
    [narrow]: { selectors: { [`${colors} > &:nth-child(odd):last-child`]: { gridColumn: '1 / -1' } } },
    print: { border: 0, color: paint.ink },
  },
});

export const swatch = section({
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  margin: '5px',
  borderRadius: '999px',
  // The outline separates a swatch from a background of the same colour.
  border: `1px solid ${paint.edge}`,
  background: `var(${SWATCH}, transparent)`,
  forcedColorAdjust: 'none',
  transition: `box-shadow ${motion.quick}`,
});
// A gap in the ground colour, then the ring, so that the ring is visible around any colour.
globalSection(`${color}:hover ${swatch}`, {
  boxShadow: `0 0 0 3px ${paint.ground}, 0 0 0 4px ${paint.edge}`,
});
globalSection(`${radio}:checked + ${swatch}`, {
  boxShadow: `0 0 0 3px ${paint.ground}, 0 0 0 5px ${paint.ink}`,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '3px' } },
});
