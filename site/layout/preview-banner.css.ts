import { globalSection, section } from '#theme/layered';
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

/** Room above and below on a small screen, where the text has its own row. */
export const text = section({ paddingBlock: space.tight });

export const actions = section({ display: 'flex', flexWrap: 'wrap', columnGap: space.cosy });

/** The result of copying a link, or of an update that failed. Takes no space without one. */
export const status = section({ inlineSize: '100%', overflowWrap: 'anywhere' });

export const action = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.3em',
});

// In the control panel, the published page cannot be framed.
globalSection('[data-framed] [data-exit]', { display: 'none' });
