import { missingPicture } from '#renderer/media/missing-picture';
import { LARGE_TEXT } from '#theme/large-text';
import { globalSection, section } from '#theme/layered';
import { color, radius, space, type } from '#theme/contract.css';

const WIDE = '(min-width: 60rem)';

export const details = section({
  borderBlock: `1px solid ${color.line}`,
  '@media': { [WIDE]: { border: 0 } },
});

export const detailsTitle = section({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '56px',
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { [LARGE_TEXT]: { flexWrap: 'wrap' } },
});
globalSection(`${detailsTitle} > span:first-child::after`, {
  content: '""',
  display: 'inline-block',
  inlineSize: '.45em',
  blockSize: '.45em',
  marginInlineStart: '.6em',
  borderInlineEnd: '1.5px solid',
  borderBlockEnd: '1.5px solid',
  rotate: '45deg',
  translate: '0 -.2em',
});
globalSection(`${details}[open] ${detailsTitle} > span:first-child::after`, {
  rotate: '225deg',
  translate: '0 .1em',
});

// On a wide page the order is always visible, in browsers that can style the content of a closed `details` element.
globalSection(`${details}::details-content`, {
  '@media': { [WIDE]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
globalSection(detailsTitle, {
  '@supports': {
    'selector(::details-content)': { '@media': { [WIDE]: { display: 'none' } } },
  },
});

export const order = section({ display: 'grid', gap: space.cosy, paddingBlock: space.tight });
globalSection(order, { '@media': { '(max-width: 59.99rem)': { paddingBlockEnd: space.cosy } } });

export const lines = section({ display: 'grid', gap: space.snug });

export const line = section({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: space.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const picture = section({
  position: 'relative',
  inlineSize: '64px',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: color.ground,
  selectors: missingPicture,
});

export const product = section({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const name = section({
  // Makes the touch target taller than the line.
  paddingBlock: '10px',
  marginBlock: '-10px',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: `underline 1px ${color.accent}`, textUnderlineOffset: '.3em' },
});

export const note = section({ fontSize: type.small, color: color.inkQuiet, overflowWrap: 'anywhere' });

export const problem = section({ fontSize: type.small, color: color.danger, fontWeight: 600 });

export const totals = section({
  display: 'grid',
  gap: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.snug,
});

export const total = section({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.snug,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-kind=grand]': {
      borderBlockStart: `1px solid ${color.ink}`,
      paddingBlockStart: space.snug,
      fontSize: type.lead,
      fontWeight: 600,
    },
    '&[data-kind=note]': { fontSize: type.small, color: color.inkQuiet },
  },
});
globalSection(`${total} dt`, { minInlineSize: 0, overflowWrap: 'anywhere' });
// The text that replaces an amount wraps before the label, whose only word would break.
globalSection(`${total} dd`, { flex: '1 0 min-content', textAlign: 'end' });
// Overrides the font size of a price.
globalSection(`${total} dd > span`, { fontSize: 'inherit' });

export const link = section({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: '44px',
  fontSize: type.small,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: color.accent },
});
