import { globalSection, section } from '#theme/layered';
import { color, motion, page, radius, space, type } from '#theme/contract.css';

const tablet = '(min-width: 40rem)';
const wide = '(min-width: 60rem)';
/** The width from which two cards with three swatches fit side by side. */
const twoColumns = '(min-width: 22rem)';

export const layout = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      selectors: {
        '&[data-facets]': { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.airy },
      },
    },
  },
});

/** On a phone, a script shows the facets in a drawer. Without a script, a link to this panel makes it visible. */
export const panel = section({
  display: 'none',
  scrollMarginBlockStart: space.snug,
  selectors: { '&:target': { display: 'block', paddingBlockEnd: space.roomy } },
  '@media': { [wide]: { display: 'block' } },
});
export const panelClose = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: type.small,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
  '@media': { [wide]: { display: 'none' } },
});

export const results = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  minInlineSize: 0,
  scrollMarginBlockStart: space.snug,
});

export const heading = section({
  blockSize: 0,
  scrollMarginBlockStart: space.snug,
  ':focus': { outline: 'none', boxShadow: 'none' },
});

export const toolbar = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.cosy,
  // Removes the gap between the heading, whose height is 0, and this bar.
  marginBlockStart: `calc(-1 * ${space.cosy})`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: type.small,
});

// In print, the bar has only the number of products, without the filters and the sort order.
globalSection(`${toolbar} > :not([role=status])`, { '@media': { print: { display: 'none' } } });

export const filterButton = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  minBlockSize: '52px',
  fontWeight: 550,
  '@media': { [wide]: { display: 'none' } },
});

export const count = section({
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '52px',
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { '(max-width: 40rem)': { order: 3, inlineSize: '100%', minBlockSize: '36px' } },
});

export const sort = section({
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  marginInlineStart: 'auto',
  minInlineSize: 0,
});
export const sortLabel = section({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
});
globalSection(`${sortLabel} svg`, {
  position: 'absolute',
  insetInlineEnd: 0,
  color: color.accent,
  pointerEvents: 'none',
});
export const sortName = section({
  color: color.inkQuiet,
  marginInlineEnd: '.6em',
  '@media': {
    '(max-width: 40rem)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const select = section({
  appearance: 'none',
  border: 0,
  background: color.ground,
  minBlockSize: '52px',
  // As wide as the chosen option instead of the widest one, if the browser supports it.
  fieldSizing: 'content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineEnd: '1.6em',
  // At least 16 px, because iOS zooms in when a control with smaller text gets focus.
  fontSize: `max(16px, ${type.small})`,
  fontWeight: 550,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const sortButton = section({
  minBlockSize: '44px',
  minInlineSize: '44px',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
});

export const body = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  transition: `opacity ${motion.quick}`,
  selectors: { '[data-slow] > &': { opacity: 0.45 } },
});

export const chips = section({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.tight });
export const chip = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  minBlockSize: '44px',
  paddingInline: '1em',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  fontSize: type.small,
  overflowWrap: 'anywhere',
  transition: `border-color ${motion.quick}`,
  ':hover': { borderColor: color.ink },
});
globalSection(`${chip} svg`, { inlineSize: '1em', blockSize: '1em', color: color.accent });
export const clear = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // No padding at the start, so that the link is aligned with the chips when it wraps below them.
  paddingInlineEnd: space.tight,
  fontSize: type.small,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
  ':hover': { textDecorationColor: color.accent },
});

/** Columns with a share of the width. Large text has fewer columns, so that names do not break within words. */
const columns = (share: string) => `repeat(auto-fill, minmax(max(8rem, ${share} - ${page.gap}), 1fr))`;

export const grid = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: page.gap,
  rowGap: space.roomy,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [tablet]: { gridTemplateColumns: columns('33%') },
    [wide]: {
      rowGap: space.airy,
      selectors: {
        [`${layout}:not([data-facets]) &`]: { gridTemplateColumns: columns('25%') },
      },
    },
  },
});

export const empty = section({
  display: 'grid',
  justifyItems: 'start',
  gap: space.snug,
  paddingBlock: space.roomy,
});

/** The padding at the end of a modal. The foot covers it, so that no facet is visible below the button. */
const modalEnd = `max(${space.roomy}, env(safe-area-inset-bottom))`;

export const drawer = section({ paddingBlockEnd: space.cosy });
export const drawerFoot = section({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${modalEnd})`,
  display: 'grid',
  marginBlockEnd: `calc(-1 * ${modalEnd})`,
  paddingBlock: `${space.snug} ${modalEnd}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.ground,
});
