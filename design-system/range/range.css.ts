import { color, font, motion, radius, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Position of a value on the scale, from 0 to 1. */
export const POSITION = '--position';
const KNOB = '28px';
const TRACK_HEIGHT = '2px';
/** Offset of the knob's centre, which never reaches the ends. Marks and fill use the same offset. */
const knobOffset = `calc(${KNOB} / 2 + var(${POSITION}) * (100% - ${KNOB}))`;

export const range = primitive({ display: 'grid', minInlineSize: 0 });

export const output = primitive({
  justifySelf: 'end',
  fontFamily: font.title,
  fontSize: type.title,
  fontVariationSettings: '"opsz" 44',
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.18,
  // Without JavaScript the output would keep the initial value.
  '@media': { '(scripting: none)': { display: 'none' } },
});

const track = {
  blockSize: TRACK_HEIGHT,
  background: `linear-gradient(${color.ink}, ${color.ink}) left / ${knobOffset} 100% no-repeat ${color.edge}`,
} as const;
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: KNOB,
  blockSize: KNOB,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  background: `color-mix(in oklab, ${color.glow} calc(var(${POSITION}) * 100%), ${color.inkQuiet})`,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
} as const;
/** Centres the knob on the track in WebKit and Blink. */
const knobMargin = `calc((${TRACK_HEIGHT} - ${KNOB}) / 2)`;

export const input = primitive({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '44px',
  background: 'none',
  cursor: 'pointer',
  // A horizontal drag moves the knob, a vertical one scrolls the page.
  touchAction: 'pan-y',
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...knob, marginBlockStart: knobMargin },
  '::-moz-range-thumb': knob,
  selectors: {
    '[dir=rtl] &::-webkit-slider-runnable-track': { backgroundPosition: 'right' },
    '[dir=rtl] &::-moz-range-track': { backgroundPosition: 'right' },
    '&:enabled:hover::-webkit-slider-thumb': { borderColor: color.ink },
    '&:enabled:hover::-moz-range-thumb': { borderColor: color.ink },
    // The focus ring is around the knob.
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.ink}`, outlineOffset: '3px' },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.ink}`, outlineOffset: '3px' },
    '&[aria-invalid]::-webkit-slider-thumb': { borderColor: color.danger, borderWidth: '2px' },
    '&[aria-invalid]::-moz-range-thumb': { borderColor: color.danger, borderWidth: '2px' },
    '&:is(:disabled, [aria-readonly=true])': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-runnable-track': { background: color.edge },
    '&:disabled::-moz-range-track': { background: color.edge },
    '&:disabled::-webkit-slider-thumb': { borderStyle: 'dashed', background: color.ground },
    '&:disabled::-moz-range-thumb': { borderStyle: 'dashed', background: color.ground },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const ticks = primitive({ position: 'relative', blockSize: '6px', marginBlockStart: '-10px' });
export const tick = primitive({
  position: 'absolute',
  insetInlineStart: knobOffset,
  inlineSize: '1px',
  blockSize: '100%',
  background: color.edge,
});

export const ends = primitive({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.snug,
  paddingBlockStart: space.tight,
  fontSize: type.small,
  color: color.inkQuiet,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
globalPrimitive(`${ends} > :last-child`, { textAlign: 'end' });
