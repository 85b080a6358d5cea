import { globalSection, section } from '#theme/layered';
import { ASPECT_RATIO } from '../../media/aspect-ratio.ts';
import { color, motion, page, radius, space } from '#theme/contract.css';

const medium = '(min-width: 40rem)';
const tablet = '(min-width: 48rem)';
const wide = '(min-width: 60rem)';
const moving = '(prefers-reduced-motion: no-preference)';

export const cards = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  '@media': { [wide]: { gap: space.airy } },
});

export const head = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.cosy} ${space.roomy}`,
});

export const copy = section({
  flex: '1 1 min(100%, 24rem)',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  maxInlineSize: 'min(100%, 44rem)',
});

export const card = section({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  // A card without a picture has a line at its top.
  selectors: {
    '&[data-picture=missing]': { paddingBlockStart: space.snug, borderBlockStart: `1px solid ${color.line}` },
    // The whole card is the click target, so it has the focus ring.
    '&:has(a:focus-visible)': {
      outline: `2px solid ${color.ink}`,
      outlineOffset: space.tight,
      borderRadius: radius.picture,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
globalSection(`${card} a:focus-visible`, { outline: 'none', boxShadow: 'none' });
globalSection(`${card} a::after`, { content: '""', position: 'absolute', inset: 0 });

export const content = section({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.hair,
  minInlineSize: 0,
});

/** A title that is the card's link. Its arrow moves on hover. */
export const titleLink = section({});
globalSection(`${titleLink} svg`, {
  display: 'inline-block',
  verticalAlign: '-.06em',
  marginInlineStart: '.5em',
  inlineSize: '.8em',
  blockSize: '.8em',
  color: color.accent,
  transition: `translate ${motion.slide}`,
});
globalSection(`${card}:hover ${titleLink} svg`, { translate: '.25em 0' });
globalSection(`[dir=rtl] ${card}:hover ${titleLink} svg`, { translate: '-.25em 0' });

export const picture = section({
  position: 'relative',
  // All pictures have the aspect ratio of the first one, at most 4:3.
  aspectRatio: `min(var(${ASPECT_RATIO}, 1.333), 1.333)`,
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
});
globalSection(`${picture} img`, {
  position: 'absolute',
  inset: 0,
  transition: `scale ${motion.fade}`,
});
globalSection(`${card}:hover ${picture} img`, { '@media': { [moving]: { scale: '1.025' } } });

export const stagger = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} ${page.gap}`,
  '@media': {
    [medium]: {
      selectors: { '&:not([data-layout=single])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [tablet]: {
      selectors: { '&[data-layout=threes]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    [wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      rowGap: space.airy,
      alignItems: 'start',
      selectors: { '&:not([data-layout=single])': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
    },
  },
});

// Medium widths: two columns, the second one lower.
globalSection(`${stagger}:not([data-layout=single]) > li:nth-child(even)`, {
  '@media': { '(40rem <= width < 60rem)': { marginBlockStart: space.roomy } },
});

const wideRule = (selector: string, rule: Parameters<typeof globalSection>[1]) =>
  globalSection(`${stagger}${selector}`, { '@media': { [wide]: rule } });

// A single card: a large picture with the text at its lower edge.
wideRule('[data-layout=single] > *', {
  gridColumn: '1 / -1',
  flexDirection: 'row',
  alignItems: 'end',
  gap: space.roomy,
});
wideRule(`[data-layout=single] ${picture}`, { flex: '0 0 62%', aspectRatio: '3 / 2' });

wideRule('[data-layout=pairs]', { rowGap: space.cosy });
// Pairs: a wide and a narrow card that change sides; the narrow card is lower.
wideRule('[data-layout=pairs] > li:nth-child(4n + 1)', { gridColumn: '1 / span 7' });
wideRule('[data-layout=pairs] > li:nth-child(4n + 2)', {
  gridColumn: '9 / -1',
  marginBlockStart: space.vast,
});
wideRule('[data-layout=pairs] > li:nth-child(4n + 3)', {
  gridColumn: '1 / span 4',
  marginBlockStart: space.airy,
});
wideRule('[data-layout=pairs] > li:nth-child(4n + 4)', { gridColumn: '6 / -1' });
wideRule(`[data-layout=pairs] > li:is(:nth-child(4n + 2), :nth-child(4n + 3)) ${picture}`, {
  aspectRatio: '4 / 5',
});
wideRule(`[data-layout=pairs] > li:is(:nth-child(4n + 1), :nth-child(4n + 4)) ${picture}`, {
  aspectRatio: '7 / 5',
});

// Three columns with different heights and aspect ratios.
wideRule('[data-layout=threes] > *', { gridColumn: 'span 4' });
wideRule('[data-layout=threes] > li:nth-child(3n + 2)', { marginBlockStart: space.airy });
wideRule('[data-layout=threes] > li:nth-child(3n + 3)', { marginBlockStart: space.roomy });
wideRule(`[data-layout=threes] ${picture}`, { aspectRatio: '4 / 5' });
wideRule(`[data-layout=threes] > li:nth-child(3n + 2) ${picture}`, { aspectRatio: '1 / 1' });

/** One row of cards that scrolls sideways if it is wider than the page. */
export const row = section({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(72vw, 17.5rem), 1fr)',
  gap: page.gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: page.gutter,
  paddingInline: page.gutter,
  // Space for the focus ring, which scrolling would clip.
  paddingBlock: '12px',
  marginBlock: '-12px',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  '@media': {
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)', overflow: 'visible' },
  },
});
globalSection(`${row} > *`, { scrollSnapAlign: 'start' });
