import { section } from '#theme/layered';
import { color, font, space, type } from '#theme/contract.css';

export const confirmation = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.airy,
});

export const header = section({ display: 'grid', gap: space.snug, overflowWrap: 'anywhere' });

export const number = section({ fontSize: type.lead, fontVariantNumeric: 'tabular-nums' });

export const next = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
  paddingBlock: space.cosy,
  borderBlock: `1px solid ${color.line}`,
  // As wide as the lines of the order below it.
  '@media': { '(min-width: 60rem)': { inlineSize: `calc((100% - ${space.airy}) * 7 / 11)` } },
});

export const title = section({ fontFamily: font.title, fontSize: type.title, fontWeight: 420 });

export const list = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.tight,
  listStyle: 'decimal',
  paddingInlineStart: '1.4em',
});

export const actions = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.cosy,
  '@media': { print: { display: 'none' } },
});

export const account = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
});
