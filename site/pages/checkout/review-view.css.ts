import { LARGE_TEXT } from '#theme/large-text';
import { section } from '#theme/layered';
import { color, font, space, type } from '#theme/contract.css';

export const review = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
});

// In one column, the order above ends with a line.
export const facts = section({
  display: 'grid',
  '@media': { '(min-width: 60rem)': { borderBlockStart: `1px solid ${color.line}` } },
});

export const fact = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title change" "text change"',
  columnGap: space.snug,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [LARGE_TEXT]: { gridTemplateAreas: '"title change" "text text"' },
    '(min-width: 48rem)': {
      gridTemplateColumns: '11rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"title text change"',
    },
  },
});

export const title = section({
  gridArea: 'title',
  fontFamily: font.text,
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1.7,
});

export const text = section({ gridArea: 'text', minInlineSize: 0, overflowWrap: 'anywhere' });

export const link = section({
  gridArea: 'change',
  display: 'inline-flex',
  alignItems: 'start',
  minBlockSize: '44px',
  minInlineSize: '44px',
  justifyContent: 'end',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: color.accent },
});

/** The terms that the customer accepts, and links to legal pages. */
export const conditions = section({ display: 'grid', gap: space.tight });

export const terms = section({ fontSize: type.small });

export const termsTitle = section({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
});

export const legalLinks = section({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.cosy,
  fontSize: type.small,
});

export const legalLink = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: color.accent },
});
