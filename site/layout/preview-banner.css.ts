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

/** Has padding because on a small screen the text has its own row. */
export const text = section({ paddingBlock: space.tight });

export const actions = section({ display: 'flex', flexWrap: 'wrap', columnGap: space.cosy });

/** The result of copying a link, or the message of a failed update. Takes no space when empty. */
export const status = section({ inlineSize: '100%', overflowWrap: 'anywhere' });

export const action = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.3em',
});

// In the control panel, the link is hidden, because the published page cannot be shown in the frame.
globalSection('[data-framed] [data-exit]', { display: 'none' });
