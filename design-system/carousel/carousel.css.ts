import { keyframes } from '@vanilla-extract/css';
import { color, page, space, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

const TIMELINE = '--slides';

export const carousel = primitive({ timelineScope: TIMELINE });

export const head = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.cosy} ${space.roomy}`,
  paddingBlockEnd: space.roomy,
});

export const controls = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  marginInlineStart: 'auto',
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

export const count = primitive({
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkQuiet,
  paddingInlineEnd: space.snug,
});

export const row = primitive({
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
    '&[data-dragging]': {
      scrollSnapType: 'none',
      scrollBehavior: 'auto',
      userSelect: 'none',
      cursor: 'grabbing',
    },
  },
  '@media': {
    '(hover: hover) and (scripting: enabled)': { cursor: 'grab' },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', overflow: 'visible' },
  },
});

export const slide = primitive({
  flex: 'none',
  scrollSnapAlign: 'start',
});

const moveToEnd = keyframes({ to: { marginInlineStart: '75%' } });

/** Shows the scroll position as a hairline. Browsers without scroll timelines show the count only. */
export const track = primitive({
  display: 'none',
  '@supports': {
    [`(scroll-timeline: ${TIMELINE} inline)`]: {
      display: 'block',
      marginInline: page.gutter,
      marginBlockStart: space.cosy,
      background: color.line,
      '::after': {
        content: '""',
        display: 'block',
        blockSize: '1px',
        inlineSize: '25%',
        background: color.ink,
        animation: `${moveToEnd} linear both`,
        animationTimeline: TIMELINE,
      },
    },
  },
});

const show = keyframes({ 'from, to': { visibility: 'visible' } });

/**
 * Hides an element while the row does not scroll, because all slides are visible or the page is printed: the timeline is then inactive.
 * It needs no script. The element keeps its space, so hydration does not shift the layout. Browsers without scroll timelines always show
 * the element.
 */
export const scrollingOnly = primitive({
  '@supports': {
    [`(scroll-timeline: ${TIMELINE} inline)`]: {
      visibility: 'hidden',
      animation: `${show} both`,
      animationTimeline: TIMELINE,
    },
  },
});
