import { globalSection, section } from '#theme/layered';
import { color, motion, radius, space, type } from '#theme/contract.css';

/** The custom property with the colour of a swatch. */
export const SWATCH_COLOR = '--swatch';

const hover = '(hover: hover)';
/** The width of cards in which four swatches of 44 px do not fit. */
const narrow = '(width < 11rem)';
/** Only in these windows can cards be narrow. Elsewhere cards are not containers, because containers slow down the layout of a list. */
const phone = '(width < 40rem)';

export const card = section({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  selectors: {
    '&:has(h2 a:focus-visible, h3 a:focus-visible)': {
      outline: `2px solid ${color.ink}`,
      outlineOffset: space.tight,
      borderRadius: radius.picture,
    },
  },
  '@media': { [phone]: { containerType: 'inline-size' }, print: { breakInside: 'avoid' } },
});

export const picture = section({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
});
globalSection(`${picture} img`, { position: 'absolute', inset: 0 });
globalSection(`${card}[data-sold-out] ${picture} img`, { opacity: 0.62 });

export const placeholder = section({
  position: 'absolute',
  inset: '22%',
  inlineSize: '56%',
  blockSize: '56%',
  fill: 'none',
  stroke: color.inkQuiet,
  strokeWidth: '1px',
  opacity: 0.55,
});

const shown = { display: 'block', opacity: 1 } as const;

/** Not displayed until the pointer is over the card, so that the browser does not load it before. */
export const second = section({
  display: 'none',
  opacity: 0,
  transition: `opacity ${motion.fade}, display ${motion.fade} allow-discrete`,
  '@media': {
    [hover]: {
      selectors: { [`${card}:hover &`]: { ...shown, '@starting-style': { opacity: 0 } } },
    },
  },
});
export const preview = section({ display: 'contents' });

export const badges = section({
  position: 'absolute',
  insetBlockStart: space.tight,
  insetInline: space.tight,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.hair,
  pointerEvents: 'none',
});
globalSection(`${badges} span`, { background: color.ground, borderColor: 'transparent', color: color.ink });
globalSection(`${badges} [data-badge=reduced] span`, { background: color.accent, color: color.accentInk });
globalSection(`${badges} [data-badge=fewLeft] span`, { color: color.accent });

/** Fills the height of the row, and the price is at its end. So the prices and the swatches of all cards in a row are aligned. */
export const text = section({
  flex: 1,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space.hair,
  justifyItems: 'start',
  paddingBlockStart: space.snug,
  '@container': { [narrow]: { paddingBlockStart: space.tight } },
});
globalSection(`${text} > :is(h2, h3)`, {
  '@container': { [narrow]: { fontSize: type.body, lineHeight: 1.25 } },
});

export const link = section({
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.16em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  transition: `text-decoration-color ${motion.quick}`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  '@media': { [hover]: { selectors: { [`${card}:hover &`]: { textDecorationColor: color.accent } } } },
});

export const swatches = section({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // The first dot is aligned with the text above.
  marginInlineStart: '-12px',
  inlineSize: 'fit-content',
});
// A card without swatches has the same height below its price as the other cards of its list.
globalSection(`ul:has(${swatches}) ${text}:last-child`, { paddingBlockEnd: '44px' });
globalSection(`${swatches} > li:nth-child(4)`, { '@container': { [narrow]: { display: 'none' } } });

export const swatch = section({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.control,
  '::before': {
    content: '""',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: radius.control,
    background: `var(${SWATCH_COLOR})`,
    boxShadow: `0 0 0 1px ${color.edge}`,
    forcedColorAdjust: 'none',
    transition: `box-shadow ${motion.quick}`,
  },
  selectors: {
    '&:hover::before': { boxShadow: `0 0 0 3px ${color.ground}, 0 0 0 4px ${color.ink}` },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
  },
});

export const more = section({
  display: 'none',
  paddingInlineStart: space.hair,
  fontSize: type.note,
  color: color.inkQuiet,
  selectors: { '&[data-wide]': { display: 'block' } },
  '@container': { [narrow]: { display: 'block' } },
});
export const moreWhenNarrow = section({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });
export const moreWhenWide = section({ '@container': { [narrow]: { display: 'none' } } });
