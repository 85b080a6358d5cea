import { globalSection, section } from '#theme/layered';
import { color, motion, page, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const list = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  '@media': { [wide]: { gap: space.airy } },
});

/** The topics, with a line below and the count at its end. */
export const bar = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: space.roomy,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: type.small,
});

export const topics = section({ display: 'flex', flexWrap: 'wrap', columnGap: space.cosy });

export const topic = section({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '48px',
  minInlineSize: '44px',
  color: color.inkQuiet,
  transition: `color ${motion.quick}`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-1px',
    blockSize: '2px',
    background: color.accent,
    scale: '0 1',
    transition: `scale ${motion.slide}`,
  },
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: 550 },
    '&:is(:hover, [aria-current])::after': { scale: '1 1' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const count = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '48px',
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
  // On small screens the count is above the topics, so that the topics fit on one line.
  '@media': { '(max-width: 40rem)': { order: -1, inlineSize: '100%', minBlockSize: 0 } },
});

export const empty = section({ display: 'grid', gap: space.snug, paddingBlock: space.cosy });

export const cards = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} ${page.gap}`,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space.airy, alignItems: 'start' },
  },
});

// Three columns, each with its own vertical offset.
globalSection(`${cards} > li:nth-child(3n + 2)`, { '@media': { [wide]: { marginBlockStart: space.airy } } });
globalSection(`${cards} > li:nth-child(3n + 3)`, { '@media': { [wide]: { marginBlockStart: space.roomy } } });
