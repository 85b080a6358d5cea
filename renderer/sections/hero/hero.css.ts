import { globalSection, section } from '#theme/layered';
import { color, radius, space, type } from '#theme/contract.css';

globalSection('[data-section=hero]', { paddingBlock: 0 });

/** `ground` at a share of its strength. */
const haze = (share: number) => `color-mix(in srgb, ${color.ground} ${share}%, transparent)`;

// Air thickens from the corner where the words stand and leaves the rest of the picture clear. A gradient shows where its slope
// breaks; these stops follow an ease, so that no edge is seen. Where a picture was taken for dusk the air clears sooner: the dark
// does half the work, and the lamps must burn.
const EASED = [
  { at: 24, day: 90, dusk: 88 },
  { at: 40, day: 82, dusk: 75 },
  { at: 54, day: 64, dusk: 50 },
  { at: 68, day: 38, dusk: 24 },
  { at: 82, day: 14, dusk: 7 },
  { at: 100, day: 0, dusk: 0 },
] as const;
/** The horizontal place of the corner where words begin, and how far the air reaches from it. */
const CORNER = '--corner';
const REACH = '--reach';
const air = (paint: (stop: (typeof EASED)[number]) => string) =>
  `radial-gradient(var(${REACH}) at var(${CORNER}) 100%, ${EASED.map((stop) => `${paint(stop)} ${stop.at}%`).join(', ')})`;
const scrim = air(({ day, dusk }) => `light-dark(${haze(day)}, ${haze(dusk)})`);
const scrimOnAnyPicture = air(({ day }) => haze(day));

const wide = 'screen and (min-width: 60rem)';

export const pictured = section({
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

export const plain = section({
  paddingBlock: `${space.vast} ${space.airy}`,
  color: color.ink,
});

// On a phone the picture stands above the words and thins out into the ground they stand on; on a desk it lies under them.
export const stage = section({
  vars: { [CORNER]: '0%', [REACH]: '76% 145%' },
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'clip',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 -1px',
    blockSize: '15rem',
    background: `linear-gradient(to top, ${color.ground}, ${haze(88)} 30%, ${haze(60)} 50%, ${haze(22)} 74%, transparent)`,
  },
  '@media': {
    [wide]: {
      gridArea: '1 / 1 / 3 / 2',
      '::after': {
        inset: 0,
        blockSize: 'auto',
        background: scrim,
      },
      selectors: {
        '[dir=rtl] &': { vars: { [CORNER]: '100%' } },
        // Nobody composed this picture for words.
        [`${pictured}[data-theme] > &::after`]: {
          vars: { [REACH]: '105% 210%' },
          background: scrimOnAnyPicture,
        },
      },
    },
    print: { '::after': { display: 'none' } },
  },
});
globalSection(`${stage} img`, { position: 'absolute', inset: 0 });

export const words = section({
  gridArea: '2 / 1',
  position: 'relative',
  minInlineSize: 0,
  paddingBlockEnd: 'clamp(2rem, 4.6vw, 4.5rem)',
  marginBlockStart: '-4.5rem',
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
globalSection(`${plain} > ${words}`, { padding: 0, margin: 0 });

export const copy = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  maxInlineSize: '58rem',
});
globalSection(`${copy} h1, ${copy} h2`, { maxInlineSize: '7.2em' });
// Few words to a line: they stay on the calm third, off the things in the picture.
globalSection(`${copy} h1 + p, ${copy} h2 + p`, { maxInlineSize: '25em' });

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
  marginInlineStart: 'auto',
  position: 'relative',
  isolation: 'isolate',
  '@media': {
    '(max-width: 40rem)': { marginInlineStart: 0, inlineSize: '100%' },
    // It may stand on dark boards or beside a burning lamp: a patch of its own air behind it, with no edge.
    [wide]: {
      '::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '-.75em -1.5em',
        borderRadius: radius.control,
        background: `light-dark(${haze(58)}, ${haze(76)})`,
        filter: 'blur(16px)',
      },
    },
  },
});
globalSection(`${sunset} time`, {
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalSection(`${sunset} span`, { overflowWrap: 'anywhere' });
globalSection(`${sunset} svg`, { color: color.accent });
