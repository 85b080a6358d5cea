import { keyframes } from '@vanilla-extract/css';
import { globalSection, section } from '#theme/layered';
import { color, motion, page, radius, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
const TIMELINE = '--slides';

export const carousel = section({ timelineScope: TIMELINE });

export const head = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.cosy} ${space.roomy}`,
  paddingBlockEnd: space.roomy,
});

export const copy = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  maxInlineSize: 'min(100%, 38rem)',
});

export const controls = section({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  marginInlineStart: 'auto',
  // All slides fit: there is nowhere to go. Their room stays, so that nothing jumps once that is known.
  selectors: { [`${carousel}[data-still] &`]: { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const count = section({
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkQuiet,
  paddingInlineEnd: space.snug,
});

export const control = section({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}, opacity ${motion.quick}`,
  ':hover': { background: color.ink, borderColor: color.ink, color: color.ground },
  selectors: {
    '&[aria-disabled=true]': {
      opacity: 0.35,
      cursor: 'default',
      background: 'none',
      color: color.ink,
      borderColor: color.edge,
    },
  },
});

export const row = section({
  display: 'flex',
  gap: page.gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: page.gutter,
  paddingInline: page.gutter,
  paddingBlockEnd: space.snug,
  scrollbarWidth: 'none',
  scrollTimeline: `${TIMELINE} inline`,
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  selectors: {
    '&[data-dragging]': { scrollSnapType: 'none', userSelect: 'none' },
    '&[data-dragging=""]': { cursor: 'grabbing', scrollBehavior: 'auto' },
  },
  '@media': {
    '(hover: hover) and (scripting: enabled)': { cursor: 'grab' },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', overflow: 'visible' },
  },
});

export const slide = section({
  position: 'relative',
  flex: 'none',
  inlineSize: 'min(74vw, 20rem)',
  scrollSnapAlign: 'start',
  '@media': {
    [wide]: {
      inlineSize: 'calc((min(100vw, 90rem) - 2 * 64px) * .3)',
      // Staggered, as the brand hangs its pictures.
      selectors: { '&:nth-child(even)': { marginBlockStart: space.airy } },
    },
    print: { inlineSize: 'auto', breakInside: 'avoid' },
  },
});
// The whole slide follows its link.
globalSection(`${slide} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalSection(`${slide} > * + *`, { marginBlockStart: space.hair });

export const picture = section({
  aspectRatio: '4 / 5',
  overflow: 'clip',
  borderRadius: radius.picture,
  marginBlockEnd: space.snug,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
});
globalSection(`${picture} img`, { transition: `scale ${motion.fade}` });
globalSection(`${slide}:hover ${picture} img`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scale: '1.025' } },
});

const along = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: '75%' } });

/** Where the row stands, as a hairline; browsers without scroll timelines have the count alone. */
export const track = section({
  display: 'none',
  '@supports': {
    [`(scroll-timeline: ${TIMELINE} inline)`]: {
      display: 'block',
      position: 'relative',
      blockSize: '1px',
      marginInline: page.gutter,
      marginBlockStart: space.cosy,
      background: color.line,
      '::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '25%',
        background: color.ink,
        animation: `${along} linear both`,
        animationTimeline: TIMELINE,
      },
    },
  },
  selectors: { [`${carousel}[data-still] &`]: { visibility: 'hidden' } },
  '@media': { print: { visibility: 'hidden' } },
});
