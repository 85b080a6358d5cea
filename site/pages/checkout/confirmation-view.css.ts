import { section } from '#theme/layered';
import { color, font, space, type } from '#theme/contract.css';

export const confirmation = section({ display: 'grid', gap: space.airy });

export const header = section({ display: 'grid', gap: space.snug });

export const number = section({ fontSize: type.lead, fontVariantNumeric: 'tabular-nums' });

export const next = section({
  display: 'grid',
  gap: space.snug,
  maxInlineSize: '44rem',
  paddingBlock: space.cosy,
  borderBlock: `1px solid ${color.line}`,
});

export const title = section({ fontFamily: font.title, fontSize: type.title, fontWeight: 420 });

export const list = section({
  display: 'grid',
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
