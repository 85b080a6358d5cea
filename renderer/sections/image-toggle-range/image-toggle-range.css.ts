import { globalSection, section } from '#theme/layered';
import { ASPECT_RATIO } from '../../media/aspect-ratio.ts';
import { MAX_OPTIONS } from '../../toggle/toggle-options.ts';
import { CHOSEN, choice, COUNT, radio } from '../../toggle/toggle.css.ts';
import { color, font, motion, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
const ROW = '56px';
/** Half the width of the knob. The outer steps have this distance from the ends of the row, so that the knob stays inside. */
const KNOB_RADIUS = '20px';
/** Position of the chosen step, from 0 to 1. */
const LEVEL = `((var(${CHOSEN}) - 1) / (var(${COUNT}) - 1))`;
/** Offset of the knob from the start of the row. `translate` applies it, because a change of the layout would count as a layout shift. */
const KNOB_OFFSET = `${LEVEL} * (100cqi - 2 * ${KNOB_RADIUS})`;
/** Minimum width per step to label all steps. In a narrower row only the outer steps have labels, and the readout names the chosen step. */
const MIN_LABEL_WIDTH_REM = 5;
/** Minimum width of a step as a touch target. An outer step is as wide as half a step and half the knob. */
const MIN_TOUCH_WIDTH_PX = 48;

export const stage = section({
  blockSize: 'clamp(22rem, 74svh, 52rem)',
  '@media': {
    '(max-width: 48rem)': { blockSize: 'auto', aspectRatio: `min(var(${ASPECT_RATIO}, 1.136), 1.136)` },
  },
});

export const bar = section({
  display: 'grid',
  gap: space.roomy,
  paddingBlock: `${space.roomy} ${space.airy}`,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: '8.333%', alignItems: 'end' },
  },
});

export const copy = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
});

export const dimmer = section({
  containerType: 'inline-size',
  minInlineSize: 0,
  '@media': { [wide]: { gridColumn: 2 } },
});

export const reading = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.snug}`,
  paddingBlockEnd: space.snug,
});
export const readout = section({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  fontFamily: font.title,
  fontSize: type.title,
  fontVariationSettings: '"opsz" 44',
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.18,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const track = section({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingInline: KNOB_RADIUS,
  // A horizontal drag moves the knob, a vertical one scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${ROW} / 2 - 1px)`,
    insetInline: KNOB_RADIUS,
    blockSize: '2px',
    background: `linear-gradient(${color.ink}, ${color.ink}) left / calc(${LEVEL} * 100%) no-repeat ${color.edge}`,
    transition: `background-size ${motion.slide}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${ROW} / 2 - 20px)`,
    insetInlineStart: 0,
    translate: `calc(${KNOB_OFFSET}) 0`,
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: '999px',
    border: `1px solid ${color.edge}`,
    background: `color-mix(in oklab, ${color.glow} calc(${LEVEL} * 100%), ${color.inkQuiet})`,
    boxShadow: `0 0 40px 10px color-mix(in srgb, ${color.glow} calc(${LEVEL} * 55%), transparent)`,
    pointerEvents: 'none',
    transition: `translate ${motion.slide}, background-color ${motion.fade}, box-shadow ${motion.fade}`,
  },
  selectors: {
    '[dir=rtl] &::before': { backgroundPosition: 'right' },
    '[dir=rtl] &::after': { translate: `calc(-1 * ${KNOB_OFFSET}) 0` },
    // The focus ring is around the knob.
    [`&:has(${radio}:focus-visible)::after`]: { outline: `2px solid ${color.ink}`, outlineOffset: '3px' },
  },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': {
      '::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
      '::after': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});
globalSection(`${track} ${radio}`, { outline: 'none', boxShadow: 'none' });

// Each mark is centred in its step. The first and the last step are half as wide, and their marks are at the ends of the row.
export const step = section({
  gridColumn: 'span 2',
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: ROW,
  paddingBlockStart: ROW,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${ROW} / 2 - 7px)`,
    insetInlineStart: 'calc(50% - .5px)',
    inlineSize: '1px',
    blockSize: '14px',
    background: color.edge,
  },
  selectors: {
    '&:first-child': { gridColumn: 'span 1', justifyContent: 'start', marginInlineStart: `-${KNOB_RADIUS}` },
    '&:last-child': { gridColumn: 'span 1', justifyContent: 'end', marginInlineEnd: `-${KNOB_RADIUS}` },
    '&:first-child::before': { insetInlineStart: KNOB_RADIUS },
    '&:last-child::before': { insetInline: `auto ${KNOB_RADIUS}` },
  },
});

export const name = section({
  paddingInline: '2px',
  fontSize: type.note,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: color.inkQuiet,
  transition: `color ${motion.quick}`,
});
globalSection(`${step}:is(:hover, :has(${radio}:checked)) ${name}`, { color: color.ink });
// The outer steps are narrow, so their labels may extend into the neighbouring steps.
globalSection(`${step}:is(:first-child, :last-child) ${name}`, {
  flex: 'none',
  inlineSize: 'max-content',
  maxInlineSize: `calc(150cqi / (2 * var(${COUNT}) - 2))`,
  paddingInline: 0,
});
globalSection(`${step}:first-child ${name}`, { textAlign: 'start' });
globalSection(`${step}:last-child ${name}`, { textAlign: 'end' });

for (let count = 3; count <= MAX_OPTIONS; count += 1) {
  const tight = `(max-width: ${count * MIN_LABEL_WIDTH_REM}rem)`;
  const steps = `${track}:has(> ${choice}:nth-child(${count}):last-child)`;
  globalSection(`${steps} ${step}:not(:first-child, :last-child) ${name}`, {
    '@container': { [tight]: { position: 'absolute', opacity: 0 } },
  });
  globalSection(`${steps} ${step}:is(:first-child, :last-child) ${name}`, {
    '@container': { [tight]: { maxInlineSize: '45cqi' } },
  });
}

// If steps would be narrower than a touch target, the track wraps into rows of four. Every step then has a label below a line. The lines are
// filled up to the chosen step.
for (let count = 6; count <= MAX_OPTIONS; count += 1) {
  const folded = `(width < ${(count - 1) * MIN_TOUCH_WIDTH_PX + 40}px)`;
  const steps = `${track}:has(> ${choice}:nth-child(${count}):last-child)`;
  const fold = (selector: string, rule: Parameters<typeof globalSection>[1]) =>
    globalSection(`${steps}${selector}`, { '@container': { [folded]: rule } });
  fold('', {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `${space.tight} 2px`,
    paddingInline: 0,
  });
  fold('::before', { display: 'none' });
  fold('::after', { display: 'none' });
  fold(` ${step}:nth-child(n)`, {
    gridColumn: 'auto',
    justifyContent: 'center',
    margin: 0,
    minBlockSize: '48px',
    paddingBlockStart: space.snug,
  });
  fold(` ${step}:nth-child(n)::before`, {
    inset: '0 0 auto',
    inlineSize: 'auto',
    blockSize: '2px',
  });
  fold(` ${step}:is(:has(${radio}:checked), :has(~ ${choice} ${radio}:checked))::before`, {
    background: color.ink,
  });
  fold(` ${step}:nth-child(n) ${name}`, {
    position: 'static',
    opacity: 1,
    flex: '0 1 auto',
    inlineSize: 'auto',
    maxInlineSize: '100%',
    textAlign: 'center',
  });
  fold(` ${radio}:focus-visible`, { outline: `2px solid ${color.ink}` });
}
