import { keyframes } from '@vanilla-extract/css';
import { globalSection, section } from '#theme/layered';
import { paintOf } from '#theme/palette';
import { color, motion, space, type } from '#theme/contract.css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 60rem)';
/** A telephone on its side: no height to spare. */
const low = '(max-height: 30rem) and (min-aspect-ratio: 1)';

/** How far a finger has pulled the picture, in pixels; and how near it is to leaving, from 0 to 1. */
export const ACROSS = '--across';
export const DOWN = '--down';
export const LEAVING = '--leaving';
/** Width to height of a picture, and the width it was made in. */
export const RATIO = '--ratio';
export const OWN = '--own';
/** On which side of the window a picture waits: -1 the left, 0 none, 1 the right. */
const SIDE = '--side';

// The page stays where it is, and the room of its scroll bar is night as well.
const [, night] = paintOf('night', 'ground');
globalSection('html:has([data-lightbox])', { overflow: 'hidden' });
globalSection('html:has([data-lightbox=beside-scroll-bar])', {
  scrollbarGutter: 'stable',
  transition: `background-color ${motion.slide}`,
});
globalSection('html:has([data-lightbox=beside-scroll-bar][data-state=open])', { backgroundColor: night });

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const comeNear = keyframes({ from: { scale: '.97' } });
const goBack = keyframes({ to: { scale: '.97' } });

export const lightbox = section({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1000,
  blockSize: '100dvh',
  // The ground is a part of its own, which fades under a picture that is pulled away.
  background: 'none',
  outline: 'none',
  boxShadow: 'none',
  animation: `${fadeIn} ${motion.slide}`,
  selectors: { '&[data-state=closed]': { animation: `${fadeOut} ${motion.slide} forwards` } },
  '@media': { print: { display: 'none' } },
});

export const viewer = section({
  vars: { [ACROSS]: '0px', [DOWN]: '0px', [LEAVING]: '0' },
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
    [low]: {
      grid: '"stage top" minmax(0, 1fr) "stage controls" auto "caption controls" auto / minmax(0, 1fr) auto',
      paddingBlockEnd: `max(${space.tight}, env(safe-area-inset-bottom))`,
    },
  },
});

export const ground = section({
  position: 'absolute',
  inset: 0,
  background: color.ground,
  opacity: `calc(1 - .8 * var(${LEAVING}))`,
  transition: `opacity ${motion.slide}`,
  selectors: { [`${viewer}[data-held] > &`]: { transition: 'none' } },
});

const sides = `max(${space.snug}, env(safe-area-inset-left), env(safe-area-inset-right))`;
const wideSides = `max(${space.roomy}, env(safe-area-inset-left), env(safe-area-inset-right))`;

/** Above the pictures where there is height for it, in the corner beside them where there is width. */
export const top = section({
  gridArea: 'top',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'start',
  paddingBlockStart: `max(${space.snug}, env(safe-area-inset-top))`,
  paddingInline: sides,
  '@media': {
    [medium]: {
      paddingBlockStart: `max(${space.cosy}, env(safe-area-inset-top))`,
      paddingInline: wideSides,
    },
    [wide]: { gridArea: 'stage', justifySelf: 'end', alignSelf: 'start' },
    [low]: { gridArea: 'top', paddingBlockStart: space.tight, paddingInline: sides },
  },
});

export const stage = section({
  gridArea: 'stage',
  position: 'relative',
  minBlockSize: 0,
  marginBlock: space.snug,
  // Two fingers are the browser's, one is ours.
  touchAction: 'pinch-zoom',
  userSelect: 'none',
  animation: `${comeNear} ${motion.slide}`,
  selectors: {
    [`${viewer}[data-pinched] > &`]: { touchAction: 'auto' },
    [`${lightbox}[data-state=closed] &`]: { animation: `${goBack} ${motion.slide} forwards` },
  },
  '@media': { [wide]: { marginBlock: space.cosy }, [low]: { marginBlock: `${space.tight} 0` } },
});

// One that goes fades where it stands and only then steps aside; with a finger all of them slide.
const FADES = `opacity ${motion.slide}`;
export const slide = section({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  translate: `calc(var(${SIDE}) * (100% + ${space.cosy}) + var(${ACROSS})) var(${DOWN})`,
  selectors: {
    '&[data-place=here]': { vars: { [SIDE]: '0' }, transition: FADES },
    '&:not([data-place=here])': {
      vars: { [SIDE]: '1' },
      opacity: 0,
      pointerEvents: 'none',
      transition: `${FADES}, translate 0s linear 240ms`,
    },
    '&[data-place=before], [dir=rtl] &[data-place=after]': { vars: { [SIDE]: '-1' } },
    '[dir=rtl] &[data-place=before]': { vars: { [SIDE]: '1' } },
    [`${viewer}[data-change=slide] &[data-place=here]`]: { transition: `translate ${motion.slide}` },
    [`${viewer}[data-change=slide] &:not([data-place=here])`]: {
      transition: `translate ${motion.slide}, opacity 0s linear 240ms`,
    },
    [`${viewer}[data-held] &[data-place]`]: { opacity: 1, transition: 'none' },
  },
});

export const image = section({
  inlineSize: 'auto',
  maxInlineSize: '100cqi',
  maxBlockSize: '100cqb',
  background: '0 0 / 100% 100%',
  scale: `calc(1 - .12 * var(${LEAVING}))`,
  transition: `scale ${motion.slide}`,
  selectors: {
    [`${viewer}[data-held] &`]: { transition: 'none' },
    '&[data-measured]': {
      inlineSize: `min(100cqi, 100cqb * var(${RATIO}), var(${OWN}))`,
      aspectRatio: `var(${RATIO})`,
    },
  },
});

export const caption = section({
  gridArea: 'caption',
  position: 'relative',
  // Three lines' room even where there are none, so that pictures do not grow and shrink with their captions.
  minBlockSize: '3lh',
  maxInlineSize: '44rem',
  paddingInline: sides,
  fontSize: type.small,
  lineHeight: 1.45,
  color: color.inkQuiet,
  textWrap: 'pretty',
  '@media': {
    [medium]: { alignSelf: 'center', minBlockSize: 'auto', paddingInline: wideSides },
    [low]: { minBlockSize: '1lh', paddingInline: sides },
  },
});

export const controls = section({
  gridArea: 'controls',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  paddingInline: sides,
  '@media': {
    [medium]: { paddingInline: wideSides },
    [low]: { flexDirection: 'column', paddingInline: sides },
  },
});

export const count = section({
  marginInlineEnd: 'auto',
  paddingInlineEnd: space.snug,
  '@media': { [low]: { marginInline: 'auto', paddingInlineEnd: 0 } },
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkQuiet,
});
