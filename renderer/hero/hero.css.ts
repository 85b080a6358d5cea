import { globalSection, section } from '#theme/layered';
import { color, space, type } from '#theme/contract.css';

globalSection('[data-section=hero]', { paddingBlock: 0 });

/** `ground` at a share of its strength. */
const haze = (share: number) => `color-mix(in srgb, ${color.ground} ${share}%, transparent)`;

// A gradient shows where its slope breaks; these stops follow an ease, so that the air thickens and no edge is seen.
const EASED = [
  [94, 0],
  [92, 16],
  [85, 27],
  [70, 38],
  [48, 49],
  [27, 60],
  [11, 73],
  [0, 90],
] as const;
const eased = (direction: string, paint: (share: number) => string) =>
  `linear-gradient(${direction}, ${EASED.map(([share, at]) => `${paint(share)} ${at}%`).join(', ')})`;
const beside = eased('78deg', haze);
/** Under the last line, where words may stand at the far side too; a picture taken at dusk needs less, and its lamps less still. */
const below = eased('to top', (share) => `light-dark(${haze(share * 0.6)}, ${haze(share * 0.3)})`);
const belowAnyPicture = eased('to top', (share) => haze(share * 0.6));

const wide = 'screen and (min-width: 60rem)';

export const pictured = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(22rem, 1fr) auto',
  color: color.ink,
  background: color.ground,
  minBlockSize: 'clamp(34rem, 88svh, 56rem)',
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
        background: `${beside}, ${below}`,
      },
      selectors: { [`${pictured}[data-theme] > &::after`]: { background: `${beside}, ${belowAnyPicture}` } },
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
globalSection(`${copy} h1 + p, ${copy} h2 + p`, { maxInlineSize: '34em' });

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
  '@media': { '(max-width: 40rem)': { marginInlineStart: 0, inlineSize: '100%' } },
});
globalSection(`${sunset} time`, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
globalSection(`${sunset} svg`, { color: color.accent });
