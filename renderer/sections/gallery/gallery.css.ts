import { globalSection, section } from '#theme/layered';
import { HALF_SHAPE, ROW } from './sizes.ts';
import { color, page, radius, space, type } from '#theme/contract.css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 60rem)';
const moving = '(prefers-reduced-motion: no-preference)';

/** Width to height of a picture's place. */
export const SHAPE = '--shape';
/** The first of the twelve columns it stands on, and how many it takes. */
export const FROM = '--from';
export const SPAN = '--span';
/** How high the pictures of a row are. */
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

/** Over the small picture of the first line. */
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
  aspectRatio: `var(${SHAPE})`,
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  '@media': { '(hover: hover) and (scripting: enabled)': { cursor: 'zoom-in' } },
  selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
});
globalSection(`${link} img`, {
  position: 'absolute',
  inset: 0,
  '@media': { [moving]: { transition: 'scale 900ms cubic-bezier(.2, .7, .2, 1)' } },
});
globalSection(`${link}:hover img`, { '@media': { [moving]: { scale: '1.025' } } });

export const caption = section({
  // As wide as the picture, whatever it says.
  contain: 'inline-size',
  maxInlineSize: '26rem',
  fontSize: type.note,
  lineHeight: 1.45,
  color: color.inkQuiet,
  textWrap: 'pretty',
  hyphens: 'auto',
});

/** On a phone one below the other, some side by side; from there on twelve columns on which each has its place. */
export const rhythm = section({
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

export const place = section({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  selectors: {
    '&[data-half]': { gridColumn: 'auto' },
    '&[data-half=second]': { marginBlockStart: space.roomy },
  },
  '@media': {
    [medium]: {
      selectors: {
        '&, &[data-half]': { gridColumn: `var(${FROM}) / span var(${SPAN})`, marginBlockStart: 0 },
        '&[data-drop=some]': { marginBlockStart: space.roomy },
        '&[data-drop=deep]': { marginBlockStart: space.airy },
      },
    },
  },
});

globalSection(`${place}[data-half] ${link}`, {
  '@media': { '(width < 48rem)': { aspectRatio: String(HALF_SHAPE) } },
});

/** One height, each picture as wide as it is; scrolls sideways from edge to edge. */
export const row = section({
  vars: { [HEIGHT]: `clamp(${ROW.leastRem}rem, ${ROW.vw}vw, ${ROW.mostRem}rem)` },
  display: 'flex',
  gap: page.gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: page.gutter,
  paddingInline: page.gutter,
  // Room for the ring around a picture, which scrolling would cut off.
  paddingBlock: '12px',
  marginBlock: '-12px',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
  // Snapping would pull a picture that was reached by keyboard half out of sight again.
  selectors: { '&:has(:focus-visible)': { scrollSnapType: 'none' } },
  '@media': { print: { flexWrap: 'wrap', vars: { [HEIGHT]: '5cm' } } },
});
globalSection(`${row} > *`, {
  flex: 'none',
  // A panorama yields to the window rather than to its height.
  inlineSize: `min(var(${HEIGHT}) * var(${SHAPE}), 86vw)`,
  scrollSnapAlign: 'start',
});
globalSection(`${row} ${link}`, { blockSize: `var(${HEIGHT})`, aspectRatio: 'auto' });
