import { keyframes } from '@vanilla-extract/css';
import { color, font, motion, page, radius, space, type } from '../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../theme/layered.ts';

const moving = '(prefers-reduced-motion: no-preference)';
/** How much of the page stays in sight beside a sheet: what a finger needs to press there. */
const LEFT_FREE = '44px';
/** Whereto it goes, and whence it comes: -1, 0 or 1 along each axis, so far. */
const ACROSS = '--away-across';
const DOWN = '--away-down';
const REACH = '--away';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const away = `calc(var(${ACROSS}) * var(${REACH})) calc(var(${DOWN}) * var(${REACH}))`;
const slideIn = keyframes({ from: { translate: away } });
const slideOut = keyframes({ to: { translate: away } });
const comeNear = keyframes({ from: { translate: away, opacity: 0 } });
const goAway = keyframes({ to: { translate: away, opacity: 0 } });

export const backdrop = primitive({
  position: 'fixed',
  inset: 0,
  background: 'rgb(10 12 16 / .5)',
  // The page below takes no pointer; this takes it, so that a finger here does not move the page.
  pointerEvents: 'auto',
  touchAction: 'pinch-zoom',
  transition: `opacity ${motion.slide}`,
  selectors: {
    '&[data-state=closed]': { pointerEvents: 'none' },
    '&:has(+ [data-held])': { transition: 'none' },
  },
  '@media': {
    [moving]: {
      animation: `${fadeIn} ${motion.slide}`,
      selectors: { '&[data-state=closed]': { animation: `${fadeOut} ${motion.slide} forwards` } },
    },
    print: { display: 'none' },
  },
});

/** Paper that slides in from its edge; without motion it is simply there. It scrolls as a whole, under its head. */
export const content = primitive({
  vars: { [ACROSS]: '0', [DOWN]: '0', [REACH]: '100%' },
  position: 'fixed',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: '80px',
  paddingBlockEnd: `max(${space.roomy}, env(safe-area-inset-bottom))`,
  // Seen only where colours are forced, and the shadow is not.
  border: '1px solid transparent',
  outline: 'none',
  boxShadow: '0 0 60px rgb(0 0 0 / .18)',
  transition: `transform ${motion.slide}`,
  selectors: {
    '&[data-closes-towards=down]': { vars: { [DOWN]: '1' } },
    '&[data-closes-towards=up]': { vars: { [DOWN]: '-1' } },
    '&[data-closes-towards=end], [dir=rtl] &[data-closes-towards=start]': { vars: { [ACROSS]: '1' } },
    '&[data-closes-towards=start], [dir=rtl] &[data-closes-towards=end]': { vars: { [ACROSS]: '-1' } },
    '&[data-held]': { transition: 'none', userSelect: 'none', cursor: 'grabbing' },
  },
  '@media': {
    [moving]: {
      animation: `${slideIn} ${motion.slide}`,
      selectors: { '&[data-state=closed]': { animation: `${slideOut} ${motion.slide} forwards` } },
    },
    print: { display: 'none' },
  },
});

const inside = `max(${space.cosy}, env(safe-area-inset-left), env(safe-area-inset-right))`;
const lying = {
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${LEFT_FREE})`,
  paddingInline: `max(${page.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
} as const;
const standing = {
  insetBlockStart: 0,
  blockSize: '100dvh',
  inlineSize: `min(28rem, 100vw - ${LEFT_FREE})`,
  paddingInline: inside,
} as const;

const edges = {
  centre: {
    // In the middle of whatever is left.
    inset: 0,
    margin: 'auto',
    inlineSize: `min(36rem, 100vw - 2 * ${space.snug})`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - 2 * ${space.snug})`,
    paddingInline: inside,
    borderRadius: radius.sheet,
    vars: { [REACH]: '32px' },
    '@media': {
      [moving]: {
        animation: `${comeNear} ${motion.slide}`,
        selectors: { '&[data-state=closed]': { animation: `${goAway} ${motion.slide} forwards` } },
      },
    },
  },
  bottom: { ...lying, insetBlockEnd: 0, borderRadius: `${radius.sheet} ${radius.sheet} 0 0` },
  top: { ...lying, insetBlockStart: 0, borderRadius: `0 0 ${radius.sheet} ${radius.sheet}` },
  start: { ...standing, insetInlineStart: 0 },
  end: { ...standing, insetInlineEnd: 0 },
} as const;
export const placements = primitiveVariants(edges);

/** Stays in sight above what scrolls. A finger on it pulls, and scrolls nothing. */
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
    // A grip, as sheets have one on phones.
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
  // Its first line stands beside the cross.
  paddingBlock: 'calc((44px - 1lh) / 2)',
  fontFamily: font.display,
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
  // The cross, and not the room around it, ends where the words do.
  marginInlineEnd: '-12px',
  borderRadius: radius.control,
  transition: `background-color ${motion.quick}`,
  ':hover': { background: `color-mix(in oklab, ${color.ink} 7%, transparent)` },
});
