import { missingPicture } from '#renderer/media/missing-picture';
import { globalSection, section } from '#theme/layered';
import { color, font, radius, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const order = section({
  display: 'grid',
  gap: space.airy,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: space.airy },
    // On paper, text has 10.5 pt.
    print: { vars: { [type.body]: '10.5pt', [type.small]: '9.5pt' } },
  },
});
export const title = section({
  fontFamily: font.title,
  fontSize: type.lead,
  fontWeight: 460,
  paddingBlockEnd: space.tight,
});
export const lines = section({ borderBlockStart: `1px solid ${color.line}` });
export const line = section({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: space.snug,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const picture = section({
  position: 'relative',
  inlineSize: '72px',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: color.raised,
  selectors: missingPicture,
});
export const product = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  minInlineSize: 0,
});
export const name = section({ overflowWrap: 'anywhere' });
export const link = section({
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: color.accent },
});
export const note = section({
  display: 'block',
  fontSize: type.small,
  color: color.inkQuiet,
  overflowWrap: 'anywhere',
});

/** A number or an address with hyphens. It wraps as a whole, unless it is wider than a line. */
export const whole = section({ display: 'inline-block' });

export const totals = section({ display: 'grid', gap: space.tight, paddingBlockStart: space.cosy });
export const total = section({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.snug,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-grand]': {
      borderBlockStart: `1px solid ${color.ink}`,
      paddingBlockStart: space.snug,
      fontSize: type.lead,
      fontWeight: 600,
    },
    '&[data-note]': { fontSize: type.small, color: color.inkQuiet },
  },
});
globalSection(`${total} dd`, { flex: 'none' });
// Overrides the font size of a price.
globalSection(`${total} dd > span`, { fontSize: 'inherit' });
globalSection(`${total} dt`, { minInlineSize: 0, overflowWrap: 'anywhere' });

export const facts = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignContent: 'start',
  gap: space.roomy,
});
export const address = section({
  display: 'flex',
  flexDirection: 'column',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
