import { globalSection, section } from '#theme/layered';
import { color, motion, page, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const status = section({});
globalSection(`${status}:empty`, { display: 'none' });

export const didYouMean = section({
  fontSize: type.lead,
  selectors: { '* + &': { marginBlockStart: space.roomy } },
});
export const suggestion = section({
  display: 'inline-block',
  paddingBlock: '.5em',
  marginBlock: '-.5em',
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
  textDecoration: `underline 1px ${color.accent}`,
  textUnderlineOffset: '.25em',
});

export const tips = section({ display: 'grid', gap: space.tight, color: color.inkQuiet });

export const results = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.airy,
  minInlineSize: 0,
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-slow]': { opacity: 0.45 } },
});
globalSection(`${results} mark`, {
  background: 'none',
  color: 'inherit',
  textDecoration: `underline 2px ${color.accent}`,
  textUnderlineOffset: '.18em',
});

export const group = section({ display: 'flex', flexDirection: 'column', gap: space.cosy, minInlineSize: 0 });

/** Categories beside the content on a wide window. */
export const others = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.airy} ${page.gap}`,
  alignItems: 'start',
  '@media': {
    [wide]: {
      selectors: { '&:has(> :not(:only-child))': { gridTemplateColumns: '4fr 7fr', columnGap: space.vast } },
    },
  },
});
globalSection(`${others}:empty`, { display: 'none' });

export const head = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.cosy}`,
  overflowWrap: 'anywhere',
});
// The font size is between that of the page heading and that of the names in the group.
globalSection(`${group} > h2, ${head} > h2`, { fontSize: `calc((${type.title} + ${type.chapter}) / 2)` });

export const back = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  minBlockSize: '44px',
  fontSize: type.small,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
  ':hover': { textDecorationColor: color.accent },
});
globalSection(`${back} svg`, { flex: 'none', color: color.accent });

export const content = section({ maxInlineSize: '58rem' });
export const entry = section({
  position: 'relative',
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
});
export const link = section({
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.2em',
  overflowWrap: 'anywhere',
  transition: `text-decoration-color ${motion.quick}`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecorationColor: color.accent },
});
export const kind = section({ fontSize: type.note, color: color.inkQuiet });

export const categories = section({ display: 'grid', borderBlockStart: `1px solid ${color.line}` });
export const category = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.cosy,
  minBlockSize: '52px',
  paddingBlock: '.8em',
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const path = section({ color: color.inkQuiet });
export const name = section({
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.3em',
  transition: `text-decoration-color ${motion.quick}`,
  selectors: { [`${category}:hover &`]: { textDecorationColor: color.accent } },
});
export const count = section({
  fontSize: type.note,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
