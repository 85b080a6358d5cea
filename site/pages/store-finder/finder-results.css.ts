import { globalSection, section } from '#theme/layered';
import { color, motion, page, space, type } from '#theme/contract.css';

const medium = '(min-width: 40rem)';

export const results = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  minInlineSize: 0,
});

export const toolbar = section({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.cosy,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: type.small,
});

/** Takes no space in the toolbar. */
export const heading = section({
  position: 'absolute',
  scrollMarginBlockStart: space.snug,
  ':focus': { outline: 'none', boxShadow: 'none' },
});

export const count = section({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minBlockSize: '52px',
  marginInlineEnd: 'auto',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
});

export const clear = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
  ':hover': { textDecorationColor: color.accent },
});

/** Other places with the typed name. */
export const alternatives = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.snug,
  fontSize: type.small,
  color: color.inkQuiet,
});
globalSection(`${alternatives} ul`, { display: 'flex', flexWrap: 'wrap', columnGap: space.snug });
globalSection(`${alternatives} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.ink,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
});

export const empty = section({
  display: 'grid',
  justifyItems: 'start',
  gap: space.snug,
  paddingBlock: space.cosy,
});

export const list = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: `calc(2 * ${page.gap})`,
  transition: `opacity ${motion.quick}`,
  selectors: { '[data-slow] > &': { opacity: 0.45 } },
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
// The first stores have no line above, because the toolbar has one.
globalSection(`${list} > li:first-child > *`, { borderBlockStartColor: 'transparent' });
globalSection(`${list} > li:nth-child(2) > article`, {
  '@media': { [medium]: { borderBlockStartColor: 'transparent' } },
});
globalSection(`${toolbar} + ${list}`, { marginBlockStart: `calc(-1 * ${space.cosy})` });
