import { globalSection, section } from '#theme/layered';
import { HALF_ASPECT_RATIO, ROW_HEIGHT } from './image-sizes.ts';
import { color, motion, page, radius, space, type } from '#theme/contract.css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 60rem)';
const moving = '(prefers-reduced-motion: no-preference)';

/** Width of a picture's cell divided by its height. */
export const ASPECT_RATIO = '--aspect-ratio';
/** First of the twelve columns of a cell, and number of columns. */
export const COLUMN = '--column';
export const SPAN = '--span';
/** Height of the pictures in a row. */
const HEIGHT = '--height';

export const gallery = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  '@media': { [wide]: { gap: space.airy } },
});

export const head = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.cosy} ${page.gap}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'end' } },
});

export const title = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  '@media': {
    [wide]: {
      gridColumn: '1 / span 10',
      selectors: { '&:not(:last-child)': { gridColumn: '1 / span 7' } },
    },
  },
});

/** The introduction is above the small picture of the first row. */
export const intro = section({ '@media': { [wide]: { gridColumn: '9 / -1' } } });

export const figure = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.tight,
  minInlineSize: 0,
  '@media': { print: { breakInside: 'avoid' } },
});

export const link = section({
  display: 'block',
  position: 'relative',
  aspectRatio: `var(${ASPECT_RATIO})`,
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  '@media': { '(hover: hover) and (scripting: enabled)': { cursor: 'zoom-in' } },
  selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
});
globalSection(`${link} img`, {
  position: 'absolute',
  inset: 0,
  '@media': { [moving]: { transition: `scale ${motion.fade}` } },
});
globalSection(`${link}:hover img`, { '@media': { [moving]: { scale: '1.025' } } });

export const caption = section({
  // A long caption does not widen its figure.
  contain: 'inline-size',
  maxInlineSize: '26rem',
  fontSize: type.note,
  lineHeight: 1.45,
  color: color.inkQuiet,
  textWrap: 'pretty',
  hyphens: 'auto',
});

/** On a phone a row has one or two pictures. Wider windows have a grid of twelve columns. */
export const grid = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.roomy} ${page.gap}`,
  alignItems: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    [wide]: { rowGap: space.airy },
    print: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

export const cell = section({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  selectors: {
    '&[data-half]': { gridColumn: 'auto' },
    '&[data-half=second]': { marginBlockStart: space.roomy },
  },
  '@media': {
    [medium]: {
      selectors: {
        '&, &[data-half]': { gridColumn: `var(${COLUMN}) / span var(${SPAN})`, marginBlockStart: 0 },
        '&[data-offset=some]': { marginBlockStart: space.roomy },
        '&[data-offset=deep]': { marginBlockStart: space.airy },
      },
    },
  },
});

globalSection(`${cell}[data-half] ${link}`, {
  '@media': { '(width < 48rem)': { aspectRatio: String(HALF_ASPECT_RATIO) } },
});

/** Pictures of the same height and their own width, in a row that scrolls sideways across the whole window. */
export const row = section({
  vars: { [HEIGHT]: `clamp(${ROW_HEIGHT.minRem}rem, ${ROW_HEIGHT.vw}vw, ${ROW_HEIGHT.maxRem}rem)` },
  display: 'flex',
  gap: page.gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: page.gutter,
  paddingInline: page.gutter,
  // Space for the focus ring, which the scroll container would clip.
  paddingBlock: '12px',
  marginBlock: '-12px',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
  // Snapping would move a picture that was focused by keyboard partly out of view.
  selectors: { '&:has(:focus-visible)': { scrollSnapType: 'none' } },
  '@media': { print: { flexWrap: 'wrap', vars: { [HEIGHT]: '5cm' } } },
});
globalSection(`${row} > *`, {
  flex: 'none',
  // The window limits the width of a panorama.
  inlineSize: `min(var(${HEIGHT}) * var(${ASPECT_RATIO}), 86vw)`,
  scrollSnapAlign: 'start',
});
globalSection(`${row} ${link}`, { blockSize: `var(${HEIGHT})`, aspectRatio: 'auto' });
