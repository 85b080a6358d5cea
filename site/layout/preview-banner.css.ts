import { section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

/** Sticky, so that editors always see that the page is a draft. */
export const banner = section({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.cosy,
  paddingInline: page.gutter,
  background: color.accent,
  color: color.accentInk,
  fontSize: type.small,
  fontWeight: 550,
});

export const exit = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.3em',
});
