import { keyframes } from '@vanilla-extract/css';
import { color, motion, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';
import { colorsOf } from '../theme/palette.ts';
import { transitions } from '../theme/transitions.ts';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 60rem)';
/** A phone in landscape orientation. */
const landscapePhone = '(max-height: 30rem) and (min-aspect-ratio: 1)';

/** How far a downward drag has moved the picture, as a share of the window's height from 0 to 1. */
export const CLOSE_PROGRESS = '--close-progress';
/** Width of a picture divided by its height, and the original width with its unit. */
export const ASPECT_RATIO = '--aspect-ratio';
export const ORIGINAL_WIDTH = '--original-width';
/** The zoom of the current picture: its scale, and its offset from the middle of the stage with its unit. */
export const ZOOM = '--zoom';
export const ZOOM_X = '--zoom-x';
export const ZOOM_Y = '--zoom-y';
/** Position of a picture: -1 is left of the window, 1 is right of it, and 0 is the current picture. */
const SIDE = '--side';

// Locks scrolling, see `lightbox-dialog.tsx`. The space of the scroll bar gets the background colour of the lightbox.
const [, night] = colorsOf('night', 'ground');
globalPrimitive('html[data-lightbox]', { overflow: 'hidden' });
globalPrimitive('html[data-lightbox~=beside-scroll-bar]', {
  scrollbarGutter: 'stable',
  transition: `background-color ${motion.slide}`,
});
globalPrimitive('html[data-lightbox~=beside-scroll-bar][data-lightbox~=open]', { backgroundColor: night });

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
/** Has no visible effect. Radix unmounts the lightbox when its animation ends, so this keeps it mounted while its parts fade out. */
const stay = keyframes({ to: { visibility: 'visible' } });

export const lightbox = primitive({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '100dvh',
  // `backdrop` is the background, because it fades separately while a picture is dragged down.
  background: 'none',
  outline: 'none',
  boxShadow: 'none',
  selectors: { '&[data-state=closed]': { animation: `${stay} ${motion.slide} forwards` } },
  '@media': { print: { display: 'none' } },
});
// The picture does not fade, because it moves from its thumbnail and back.
globalPrimitive(`${lightbox} [data-fades]`, { animation: `${fadeIn} ${motion.slide}` });
globalPrimitive(`${lightbox}[data-state=closed] [data-fades]`, {
  animation: `${fadeOut} ${motion.slide} forwards`,
});

export const viewer = primitive({
  vars: { [CLOSE_PROGRESS]: '0' },
  position: 'absolute',
  inset: 0,
  display: 'grid',
  grid: '"top" auto "stage" minmax(0, 1fr) "caption" auto "controls" auto / minmax(0, 1fr)',
  overflow: 'clip',
  paddingBlockEnd: `max(${space.snug}, env(safe-area-inset-bottom))`,
  '@media': {
    [medium]: {
      grid: '"top top" auto "stage stage" minmax(0, 1fr) "caption controls" auto / minmax(0, 1fr) auto',
      paddingBlockEnd: `max(${space.cosy}, env(safe-area-inset-bottom))`,
    },
    [wide]: { grid: '"stage stage" minmax(0, 1fr) "caption controls" auto / minmax(0, 1fr) auto' },
    [landscapePhone]: {
      grid: '"stage top" minmax(0, 1fr) "stage controls" auto "caption controls" auto / minmax(0, 1fr) auto',
      paddingBlockEnd: `max(${space.tight}, env(safe-area-inset-bottom))`,
    },
  },
});

export const backdrop = primitive({
  position: 'absolute',
  inset: 0,
  background: color.ground,
  opacity: `calc(1 - .8 * var(${CLOSE_PROGRESS}))`,
  transition: `opacity ${motion.slide}`,
  selectors: { [`${viewer}[data-dragging=""] > &`]: { transition: 'none' } },
});

const inlinePadding = `max(${space.snug}, env(safe-area-inset-left), env(safe-area-inset-right))`;
const wideInlinePadding = `max(${space.roomy}, env(safe-area-inset-left), env(safe-area-inset-right))`;

/** The close button: above the pictures, or in the corner beside them in a wide window. */
export const top = primitive({
  gridArea: 'top',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'start',
  paddingBlockStart: `max(${space.snug}, env(safe-area-inset-top))`,
  paddingInline: inlinePadding,
  '@media': {
    [medium]: {
      paddingBlockStart: `max(${space.cosy}, env(safe-area-inset-top))`,
      paddingInline: wideInlinePadding,
    },
    [wide]: { gridArea: 'stage', justifySelf: 'end', alignSelf: 'start' },
    [landscapePhone]: { gridArea: 'top', paddingBlockStart: space.tight, paddingInline: inlinePadding },
  },
});

export const stage = primitive({
  gridArea: 'stage',
  position: 'relative',
  minBlockSize: 0,
  marginBlock: space.snug,
  // The script handles swipes and pinches. The browser handles them while the page is zoomed.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { [`${viewer}[data-pinch-zoomed] > &`]: { touchAction: 'auto' } },
  '@media': { [wide]: { marginBlock: space.cosy }, [landscapePhone]: { marginBlock: `${space.tight} 0` } },
});

/** The pictures side by side. A swipe moves them. */
export const strip = primitive({ position: 'absolute', inset: 0 });

// When a key or a button changes the picture, the previous one fades out and then moves aside.
const FADE = `opacity ${motion.slide}`;
export const slide = primitive({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  translate: `calc(var(${SIDE}) * (100% + ${space.cosy}))`,
  selectors: {
    '&[data-position=current]': { vars: { [SIDE]: '0' }, transition: FADE },
    '&:not([data-position=current])': {
      vars: { [SIDE]: '1' },
      opacity: 0,
      pointerEvents: 'none',
      transition: `${FADE}, translate 0s ${transitions.slide.duration}s`,
    },
    '&[data-position=previous], [dir=rtl] &[data-position=next]': { vars: { [SIDE]: '-1' } },
    '[dir=rtl] &[data-position=previous]': { vars: { [SIDE]: '1' } },
    [`${viewer}[data-dragging] &[data-position]`]: { opacity: 1, transition: 'none' },
  },
});

export const image = primitive({
  inlineSize: 'auto',
  maxInlineSize: '100cqi',
  maxBlockSize: '100cqb',
  // A mouse click zooms the picture, and the mouse can then drag it.
  cursor: 'zoom-in',
  background: '0 0 / 100% 100%',
  scale: `calc(1 - .12 * var(${CLOSE_PROGRESS}))`,
  transition: `scale ${motion.slide}`,
  selectors: {
    [`${viewer}[data-dragging=""] &`]: { transition: 'none' },
    '&[data-measured]': {
      // The inline style overrides this if the picture has a placeholder colour.
      backgroundColor: color.raised,
      inlineSize: `min(100cqi, 100cqb * var(${ASPECT_RATIO}), var(${ORIGINAL_WIDTH}))`,
      aspectRatio: `var(${ASPECT_RATIO})`,
    },
  },
});

/** Moves and enlarges the picture of a slide. A zoomed picture extends over the whole window, below the buttons. */
export const zoomed = primitive({
  display: 'block',
  transform: `translate(var(${ZOOM_X}, 0px), var(${ZOOM_Y}, 0px)) scale(var(${ZOOM}, 1))`,
  selectors: { [`${viewer}[data-zoomed] &`]: { willChange: 'transform' } },
});
globalPrimitive(`${viewer}[data-zoomed] ${image}`, { cursor: 'grab' });

export const caption = primitive({
  gridArea: 'caption',
  position: 'relative',
  // Captions keep the height of three lines, so that the size of a picture does not depend on its caption.
  minBlockSize: '3lh',
  maxInlineSize: '44rem',
  paddingInline: inlinePadding,
  fontSize: type.small,
  lineHeight: 1.45,
  color: color.inkQuiet,
  textWrap: 'pretty',
  '@media': {
    [medium]: { alignSelf: 'center', minBlockSize: 'auto', paddingInline: wideInlinePadding },
    [landscapePhone]: { minBlockSize: '1lh', paddingInline: inlinePadding },
  },
});

export const controls = primitive({
  gridArea: 'controls',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  paddingInline: inlinePadding,
  '@media': {
    [medium]: { paddingInline: wideInlinePadding },
    [landscapePhone]: { flexDirection: 'column', paddingInline: inlinePadding },
  },
});

export const count = primitive({
  marginInlineEnd: 'auto',
  paddingInlineEnd: space.snug,
  '@media': { [landscapePhone]: { marginInline: 'auto', paddingInlineEnd: 0 } },
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkQuiet,
});
