import { globalSection, section } from '#theme/layered';
import { color, motion, page, radius, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

// Less padding than other sections, so that the products are near the header and the breadcrumb.
globalSection('[data-section=category]', { paddingBlock: `${space.roomy} ${space.vast}` });

export const category = section({ display: 'flex', flexDirection: 'column', gap: space.roomy });

export const head = section({
  display: 'grid',
  // Long words wrap, so that they do not widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: page.gap,
      alignItems: 'end',
      paddingBlockEnd: space.snug,
    },
  },
});
export const title = section({ '@media': { [wide]: { gridColumn: '1 / 9' } } });
export const description = section({
  fontSize: type.lead,
  '@media': { [wide]: { gridColumn: '9 / -1', paddingBlockEnd: '.4em' } },
});

/** A row that scrolls on a phone, so that the products stay near the top. */
export const subcategories = section({
  display: 'flex',
  columnGap: space.cosy,
  marginInline: `calc(-1 * ${page.gutter})`,
  paddingInline: page.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [wide]: { flexWrap: 'wrap', columnGap: space.roomy, overflowX: 'visible' } },
});
export const subcategory = section({
  // The containing block of the visually hidden text, which otherwise makes the page wider than the window.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  paddingBlock: '.5rem',
  minBlockSize: '44px',
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
});
/** As high as two lines of text, so that the products stay near the top. */
export const subcategoryPicture = section({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '72px',
  aspectRatio: '1',
  borderRadius: radius.picture,
  '@media': { [wide]: { inlineSize: '96px' } },
});
globalSection(`${subcategoryPicture} img`, { transition: `scale ${motion.slide}` });
globalSection(`${subcategory}:hover img`, { scale: '1.04' });
export const subcategoryText = section({ display: 'inline-flex', alignItems: 'baseline', gap: '.4em' });
export const subcategoryName = section({
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.4em',
  transition: `text-decoration-color ${motion.quick}`,
  selectors: { [`${subcategory}:hover &`]: { textDecorationColor: color.accent } },
});
export const subcategoryCount = section({
  fontSize: type.note,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
