import { globalSection, section } from '#theme/layered';
import { color, font, page, space, type } from '#theme/contract.css';

const tablet = '(min-width: 48rem)';

export const footer = section({
  paddingInline: page.gutter,
  paddingBlock: `${space.airy} ${space.cosy}`,
  '@media': { print: { paddingBlock: space.cosy } },
});

export const columns = section({
  display: 'grid',
  // A long word wraps, so that it does not widen the column.
  gridTemplateColumns: '100%',
  gap: space.roomy,
  paddingBlockEnd: space.airy,
  fontSize: type.small,
  '@media': { [tablet]: { gridTemplateColumns: '4fr 5fr 4fr' } },
});

export const tagline = section({
  fontFamily: font.display,
  fontVariationSettings: '"opsz" 110',
  fontSize: 'clamp(2rem, 1.5rem + 1.6vw, 2.875rem)',
  lineHeight: 1.06,
  letterSpacing: '-.022em',
  maxInlineSize: '11em',
  textWrap: 'balance',
});

export const newsletter = section({
  paddingBlockStart: space.roomy,
  maxInlineSize: '26em',
  '@media': { print: { display: 'none' } },
});
globalSection(`${newsletter} > a`, { textDecorationColor: color.accent });

/** Links without a visible address are useless on paper. */
export const onlyOnScreen = section({ '@media': { print: { display: 'none' } } });

export const base = section({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space.roomy,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.snug,
  fontSize: type.note,
  color: color.inkQuiet,
});
