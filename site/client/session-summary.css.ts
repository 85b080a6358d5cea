import { section } from '#theme/layered';
import { color, type } from '#theme/contract.css';

export const link = section({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  columnGap: '.5em',
  // A long name is truncated. The links beside it keep their width, because a narrower link would wrap its text.
  flexShrink: 999_999,
});

/** The name of the contact, on screens with space for it. The accessible name of the link contains it on all widths. */
export const contact = section({
  maxInlineSize: '9em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: type.small,
  '@media': { '(max-width: 95.99rem)': { display: 'none' } },
});

/** The number of pieces, on the corner of the icon. */
export const quantity = section({
  position: 'absolute',
  insetBlockStart: '3px',
  // From the end, so that a longer number does not reach the next link.
  insetInlineEnd: '3px',
  minInlineSize: '18px',
  paddingInline: '4px',
  borderRadius: '9px',
  fontSize: '11px',
  lineHeight: '18px',
  fontWeight: 650,
  textAlign: 'center',
  color: color.ground,
  background: color.ink,
});
