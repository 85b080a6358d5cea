import { globalSection, section } from '#theme/layered';
import { color, page, radius, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
const shade = `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`;

export const gallery = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
  // On a phone the pictures fill the width of the window.
  marginInline: `calc(-1 * ${page.gutter})`,
  '@media': {
    [wide]: {
      marginInline: 0,
      selectors: {
        '&:has(ul + ul)': { gridTemplateColumns: '72px minmax(0, 1fr)' },
      },
    },
  },
});

export const row = section({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  background: shade,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [wide]: { gridColumn: '-2 / -1', gridRow: 1, borderRadius: radius.picture },
    print: { overflow: 'hidden' },
  },
});

export const slide = section({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' });

export const link = section({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '5 / 6',
  // Limits the height, so that the name of the product is visible below the picture.
  maxBlockSize: 'max(20rem, 100svh - 14rem)',
  overflow: 'clip',
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  '@media': {
    '(hover: hover) and (scripting: enabled)': { cursor: 'zoom-in' },
    // Limits the height, so that the whole picture fits in the window.
    [wide]: { maxBlockSize: 'max(26rem, 100svh - 9rem)' },
  },
  selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
});
globalSection(`${link} img`, { position: 'absolute', inset: 0 });

export const thumbnails = section({
  display: 'flex',
  gap: space.tight,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: page.gutter,
  // Space for the focus ring, which the scroll container would clip.
  paddingBlock: '5px',
  marginBlock: '-5px',
  '@media': {
    [wide]: {
      gridColumn: 1,
      gridRow: 1,
      flexDirection: 'column',
      overflow: 'visible',
      padding: 0,
      margin: 0,
    },
    print: { display: 'none' },
  },
});

export const thumbnail = section({
  display: 'block',
  position: 'relative',
  inlineSize: '64px',
  aspectRatio: '5 / 6',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: shade,
  '@media': {
    [wide]: { inlineSize: '72px' },
    // Forced colours remove the shadow.
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::after': { border: '2px solid Highlight' } },
    },
  },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 2px transparent',
  },
  selectors: { '&[aria-current]::after': { boxShadow: `inset 0 0 0 2px ${color.ink}` } },
});
globalSection(`${thumbnail} img`, { position: 'absolute', inset: 0 });

export const none = section({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 4',
  padding: space.roomy,
  borderRadius: radius.picture,
  background: shade,
  fontSize: type.small,
  color: color.inkQuiet,
  textAlign: 'center',
});
