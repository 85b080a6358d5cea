import { globalSection, section, sectionVariants } from '#theme/layered';
import { color, font, motion, space, type } from '#theme/contract.css';

const layouts = {
  // A wide fallback font must not give the bar a second line. The other columns of the bar become narrower instead.
  row: { display: 'flex', gap: 'clamp(18px, 4vw - 33px, 28px)', whiteSpace: 'nowrap' },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    columnGap: space.roomy,
  },
  menuPanel: { display: 'grid', borderBlockEnd: `1px solid ${color.line}`, paddingBlockEnd: space.cosy },
  list: { display: 'grid' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: `${space.roomy} ${space.cosy}`,
    '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
};
export const variants = sectionVariants(layouts);

export const title = section({
  display: 'block',
  fontSize: type.note,
  color: color.inkQuiet,
  paddingBlockEnd: space.tight,
});

export const link = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: type.small,
  fontWeight: 500,
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.45em',
  transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  ':hover': { textDecorationColor: 'currentColor' },
  selectors: { '&[aria-current]': { textDecorationColor: color.accent } },
  // Forced colours make a transparent line visible.
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not([aria-current])': { textDecoration: 'none' } } },
  },
});

globalSection(`${variants.menuPanel} > li > ${link}`, {
  minBlockSize: '52px',
  fontFamily: font.display,
  fontVariationSettings: '"opsz" 100',
  fontSize: '1.875rem',
  fontWeight: 400,
  letterSpacing: '-.02em',
});
globalSection(`${variants.panel} ${link}`, {
  minBlockSize: '60px',
  inlineSize: '100%',
  borderBlockStart: `1px solid ${color.line}`,
  fontFamily: font.title,
  fontVariationSettings: '"opsz" 60',
  fontSize: type.title,
  fontWeight: 400,
  letterSpacing: '-.01em',
});
globalSection(`${variants.columns} ${link}`, {
  fontWeight: 400,
  // Separates links whose texts wrap.
  paddingBlock: '8px',
});
