import { globalSection, section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

/** The ground colour at an opacity in percent. */
const translucentGround = (share: number) => `color-mix(in srgb, ${color.ground} ${share}%, transparent)`;

// The radial gradient is opaque at the corner of the text and leaves the rest of the picture clear. Its stops follow an easing curve,
// because a linear gradient has visible edges. The linear gradient hides the edge of the picture.
const EASED_STOPS = { 24: 90, 40: 82, 54: 64, 68: 38, 82: 14 };
/** Custom property: the size of the radial gradient. */
const REACH = '--reach';
const scrim = `linear-gradient(to right, ${color.ground}, transparent 24%), radial-gradient(var(${REACH}) at 0 100%, ${Object.entries(
  EASED_STOPS,
)
  .map(([at, share]) => `${translucentGround(share)} ${at}%`)
  .join(', ')}, transparent)`;
const portraitScrim = `linear-gradient(to right, ${color.ground}, ${translucentGround(90)} 10%, ${translucentGround(64)} 24%, ${translucentGround(24)} 40%, transparent 56%)`;

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
// On narrow screens the picture is above the text and fades into the background of the text. On wide screens the picture is behind the
// text. There a margin at its start keeps the subject of the picture beside the text.
export const stage = section({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'clip',
  '@media': {
    [wide]: {
      gridArea: '1 / 1 / 3 / 2',
      marginInlineStart: `max(14%, 50vw - ${page.width} / 2 + 6vw)`,
      '::after': {
        vars: { [REACH]: '76% 145%' },
        content: '""',
        position: 'absolute',
        inset: 0,
        background: scrim,
      },
      selectors: {
        '[dir=rtl] &::after': { scale: '-1 1' },
        // A hero with one picture: the picture may have no area with little detail, so the gradient is larger.
        [`${withPicture}[data-theme] > &::after`]: { vars: { [REACH]: '105% 210%' } },
        [`${PORTRAIT} > &`]: { marginInlineStart: '38%' },
        [`${PORTRAIT} > &::after`]: { background: portraitScrim },
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
// The gradient is part of the text element. As part of the picture it would move while the browser parses the text.
globalSection(`${withPicture} > ${content}::before`, {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: `calc(100% - ${OVERLAP} - 1px)`,
  blockSize: '15rem',
  background: `linear-gradient(to top, ${color.ground} 24%, ${translucentGround(95)} 36%, ${translucentGround(66)} 50%, ${translucentGround(22)} 74%, transparent)`,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});
globalSection(`${withoutPicture} > ${content}`, { padding: 0, margin: 0 });

export const copy = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  maxInlineSize: '58rem',
});
globalSection(`${copy} h1, ${copy} h2`, { maxInlineSize: 'max(6.4em, 20rem)' });
// Short lines keep the text on the third of the picture that has little detail.
globalSection(`${copy} h1 + p, ${copy} h2 + p`, { maxInlineSize: 'min(25em, max(44vw, 24rem))' });

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
  // The full width gives it a separate line in the text column. Beside the buttons it would cover the subject of the picture.
  inlineSize: '100%',
});
globalSection(`${sunset} time`, {
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalSection(`${sunset} span`, { overflowWrap: 'anywhere' });
globalSection(`${sunset} svg`, { color: color.accent });
