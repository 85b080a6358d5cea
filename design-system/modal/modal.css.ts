import { keyframes } from '@vanilla-extract/css';
import { color, font, motion, page, radius, space, type } from '../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../theme/layered.ts';

const moving = '(prefers-reduced-motion: no-preference)';
/** Part of the page that stays visible beside a modal at an edge: the size of a touch target. */
const VISIBLE_PAGE = '44px';
/** Position before the entry and after the exit: -1, 0 or 1 along each axis, times a distance. */
const EXIT_X = '--exit-x';
const EXIT_Y = '--exit-y';
const EXIT_DISTANCE = '--exit-distance';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const exitPosition = `calc(var(${EXIT_X}) * var(${EXIT_DISTANCE})) calc(var(${EXIT_Y}) * var(${EXIT_DISTANCE}))`;
const slideIn = keyframes({ from: { translate: exitPosition } });
const slideOut = keyframes({ to: { translate: exitPosition } });
const slideAndFadeIn = keyframes({ from: { translate: exitPosition, opacity: 0 } });
const slideAndFadeOut = keyframes({ to: { translate: exitPosition, opacity: 0 } });

export const backdrop = primitive({
  position: 'fixed',
  inset: 0,
  background: 'rgb(10 12 16 / .5)',
  // Radix disables pointer events on the page. The backdrop accepts them, also while it fades out, so that a touch or a double click on it has
  // no effect on the page.
  pointerEvents: 'auto',
  touchAction: 'pinch-zoom',
  transition: `opacity ${motion.slide}`,
  selectors: { '&:has(+ [data-dragging])': { transition: 'none' } },
  '@media': {
    [moving]: {
      animation: `${fadeIn} ${motion.slide}`,
      selectors: { '&[data-state=closed]': { animation: `${fadeOut} ${motion.slide} forwards` } },
    },
    print: { display: 'none' },
  },
});

/** A sheet that slides in from its edge, unless the visitor prefers reduced motion. It scrolls under its sticky head. */
export const content = primitive({
  vars: { [EXIT_X]: '0', [EXIT_Y]: '0', [EXIT_DISTANCE]: '100%' },
  position: 'fixed',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Without this a sideways swipe navigates in the browser's history. `overscroll-behavior` prevents that only in an element that
  // scrolls sideways. Scroll containers inside the modal set their own `touch-action`.
  touchAction: 'pan-y pinch-zoom',
  scrollPaddingBlockStart: '80px',
  paddingBlockEnd: `max(${space.roomy}, env(safe-area-inset-bottom))`,
  // Forced colours show this border and remove the shadow.
  border: '1px solid transparent',
  outline: 'none',
  boxShadow: '0 0 60px rgb(0 0 0 / .18)',
  transition: `transform ${motion.slide}`,
  selectors: {
    '&[data-close-direction=down]': { vars: { [EXIT_Y]: '1' } },
    '&[data-close-direction=up]': { vars: { [EXIT_Y]: '-1' } },
    '&[data-close-direction=end], [dir=rtl] &[data-close-direction=start]': { vars: { [EXIT_X]: '1' } },
    '&[data-close-direction=start], [dir=rtl] &[data-close-direction=end]': { vars: { [EXIT_X]: '-1' } },
    '&[data-dragging]': { transition: 'none', userSelect: 'none', cursor: 'grabbing' },
  },
  '@media': {
    [moving]: {
      animation: `${slideIn} ${motion.slide}`,
      selectors: { '&[data-state=closed]': { animation: `${slideOut} ${motion.slide} forwards` } },
    },
    print: { display: 'none' },
  },
});

const inlinePadding = `max(${space.cosy}, env(safe-area-inset-left), env(safe-area-inset-right))`;
const horizontalSheet = {
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${VISIBLE_PAGE})`,
  paddingInline: `max(${page.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
} as const;
const verticalSheet = {
  insetBlockStart: 0,
  blockSize: '100dvh',
  inlineSize: `min(28rem, 100vw - ${VISIBLE_PAGE})`,
  paddingInline: inlinePadding,
} as const;

const placementStyles = {
  centre: {
    // `margin: auto` with `inset: 0` centres the modal in both directions.
    inset: 0,
    margin: 'auto',
    inlineSize: `min(36rem, 100vw - 2 * ${space.snug})`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - 2 * ${space.snug})`,
    paddingInline: inlinePadding,
    borderRadius: radius.sheet,
    vars: { [EXIT_DISTANCE]: '32px' },
    '@media': {
      [moving]: {
        animation: `${slideAndFadeIn} ${motion.slide}`,
        selectors: { '&[data-state=closed]': { animation: `${slideAndFadeOut} ${motion.slide} forwards` } },
      },
    },
  },
  bottom: { ...horizontalSheet, insetBlockEnd: 0, borderRadius: `${radius.sheet} ${radius.sheet} 0 0` },
  top: { ...horizontalSheet, insetBlockStart: 0, borderRadius: `0 0 ${radius.sheet} ${radius.sheet}` },
  start: { ...verticalSheet, insetInlineStart: 0 },
  end: { ...verticalSheet, insetInlineEnd: 0 },
} as const;
export const placements = primitiveVariants(placementStyles);

/** The sticky head above the scrolling content. A touch drag on it moves the modal and does not scroll. */
export const head = primitive({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.snug,
  paddingBlock: space.snug,
  background: 'inherit',
  touchAction: 'pinch-zoom',
  selectors: {
    // A drag handle, as sheets have on phones.
    '[data-placement=bottom] > &::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space.tight,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: '40px',
      blockSize: '4px',
      borderRadius: radius.control,
      background: color.line,
    },
  },
});

export const title = primitive({
  minInlineSize: 0,
  // Aligns the first line with the close button.
  paddingBlock: 'calc((44px - 1lh) / 2)',
  fontFamily: font.title,
  fontVariationSettings: '"opsz" 60',
  fontSize: type.title,
  fontWeight: 400,
  letterSpacing: '-.01em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
});

export const close = primitive({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  // Aligns the icon, not the edge of the button, with the end of the text.
  marginInlineEnd: '-12px',
  borderRadius: radius.control,
  transition: `background-color ${motion.quick}`,
  ':hover': { background: `color-mix(in oklab, ${color.ink} 7%, transparent)` },
});
