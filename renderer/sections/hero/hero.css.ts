import { globalSection, section } from '#theme/layered';
import { color, space, type } from '#theme/contract.css';

globalSection('[data-section=hero]', { paddingBlock: 0 });

/** The ground colour at an opacity in percent. */
const translucentGround = (share: number) => `color-mix(in srgb, ${color.ground} ${share}%, transparent)`;

// The gradient is opaque at the corner of the text and leaves the rest of the picture clear. Its stops follow an easing curve,
// because a linear gradient has visible edges. For dusk pictures it ends sooner, because they are darker already.
const EASED_STOPS = [
  { at: 24, day: 90, dusk: 88 },
  { at: 40, day: 82, dusk: 75 },
  { at: 54, day: 64, dusk: 50 },
  { at: 68, day: 38, dusk: 24 },
  { at: 82, day: 14, dusk: 7 },
  { at: 100, day: 0, dusk: 0 },
] as const;
/** CSS variables: the horizontal position of the text's corner, and the size of the gradient. */
const CORNER = '--corner';
const REACH = '--reach';
const gradient = (paint: (stop: (typeof EASED_STOPS)[number]) => string) =>
  `radial-gradient(var(${REACH}) at var(${CORNER}) 100%, ${EASED_STOPS.map((stop) => `${paint(stop)} ${stop.at}%`).join(', ')})`;
const scrim = gradient(
  ({ day, dusk }) => `light-dark(${translucentGround(day)}, ${translucentGround(dusk)})`,
);
const duskScrim = gradient(({ day }) => translucentGround(day));

const wide = 'screen and (min-width: 60rem)';
/** How far the text overlaps the picture on a narrow screen. */
const OVERLAP = '4.5rem';

export const withPicture = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(22rem, 1fr) auto',
  color: color.ink,
  background: color.ground,
  minBlockSize: 'clamp(34rem, 88svh, 56rem)',
  '@media': { print: { minBlockSize: '12cm', breakInside: 'avoid' } },
  selectors: {
    '&[data-size=half]': {
      minBlockSize: 'clamp(26rem, 58svh, 38rem)',
      gridTemplateRows: 'minmax(16rem, 1fr) auto',
    },
  },
});

export const withoutPicture = section({
  paddingBlock: `${space.vast} ${space.airy}`,
  color: color.ink,
});

const PORTRAIT = `${withPicture}[data-orientation=portrait]`;
/** The picture beside the text fades into the background on the side of the text. */
const portraitScrim = (direction: 'left' | 'right') =>
  `linear-gradient(to ${direction}, ${color.ground}, ${translucentGround(90)} 10%, ${translucentGround(64)} 24%, ${translucentGround(24)} 40%, transparent 56%)`;

// Narrow: the picture is above the text and fades into its background. Wide: the picture is behind the text.
export const stage = section({
  vars: { [CORNER]: '0%', [REACH]: '76% 145%' },
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'clip',
  '@media': {
    [wide]: {
      gridArea: '1 / 1 / 3 / 2',
      '::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: scrim,
      },
      selectors: {
        '[dir=rtl] &': { vars: { [CORNER]: '100%' } },
        // This picture has no area with little detail for the text.
        [`${withPicture}[data-theme] > &::after`]: {
          vars: { [REACH]: '105% 210%' },
          background: duskScrim,
        },
        [`${PORTRAIT} > &`]: { marginInlineStart: '38%' },
        [`${PORTRAIT} > &::after`]: { background: portraitScrim('right') },
        [`[dir=rtl] ${PORTRAIT} > &::after`]: { background: portraitScrim('left') },
      },
    },
    print: { '::after': { display: 'none' } },
  },
});
globalSection(`${stage} img`, { position: 'absolute', inset: 0 });

export const content = section({
  gridArea: '2 / 1',
  position: 'relative',
  minInlineSize: 0,
  paddingBlockEnd: 'clamp(2rem, 4.6vw, 4.5rem)',
  marginBlockStart: `-${OVERLAP}`,
  isolation: 'isolate',
  '@media': {
    [wide]: {
      gridArea: '1 / 1 / 3 / 2',
      alignSelf: 'end',
      marginBlockStart: 0,
      paddingBlockStart: space.vast,
    },
    print: { marginBlockStart: space.snug },
  },
});
// The gradient belongs to the text. At the end of the picture it would move while the browser parses the text.
globalSection(`${withPicture} > ${content}::before`, {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: `calc(100% - ${OVERLAP} - 1px)`,
  blockSize: '15rem',
  background: `linear-gradient(to top, ${color.ground}, ${translucentGround(95)} 32%, ${translucentGround(66)} 50%, ${translucentGround(22)} 74%, transparent)`,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});
globalSection(`${withoutPicture} > ${content}`, { padding: 0, margin: 0 });

export const copy = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  maxInlineSize: '58rem',
});
globalSection(`${copy} h1, ${copy} h2`, { maxInlineSize: '7.2em' });
// Short lines keep the text on the third of the picture that has little detail.
globalSection(`${copy} h1 + p, ${copy} h2 + p`, { maxInlineSize: '25em' });
globalSection(`${PORTRAIT} ${copy} > p`, { '@media': { [wide]: { maxInlineSize: 'min(25em, 46vw)' } } });

export const row = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.snug} ${space.roomy}`,
  marginBlockStart: space.roomy,
});

export const sunset = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  fontSize: type.small,
  // On a line of its own it stays in the text column. Beside the buttons it would reach the subject of the picture.
  inlineSize: '100%',
});
globalSection(`${sunset} time`, {
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalSection(`${sunset} span`, { overflowWrap: 'anywhere' });
globalSection(`${sunset} svg`, { color: color.accent });
