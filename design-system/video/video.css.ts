import { color, font, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const frame = primitive({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '16 / 9',
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  selectors: { '&[data-fill=true]': { position: 'absolute', inset: 0, aspectRatio: 'auto' } },
});
globalPrimitive(`${frame} img`, { position: 'absolute', inset: 0 });

export const video = primitive({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

// Browsers make captions as large as a twentieth of the film is high: here that would be a headline.
globalPrimitive(`${video}::cue`, {
  font: `${type.body}/1.5 ${font.text}`,
  color: color.ink,
  background: `color-mix(in oklab, ${color.ground} 88%, transparent)`,
});

// On paper, and until the film plays, its poster beneath it shows.
globalPrimitive(`${frame} picture + ${video}`, { '@media': { print: { visibility: 'hidden' } } });

export const control = primitive({
  position: 'absolute',
  insetBlockEnd: space.cosy,
  insetInlineEnd: space.cosy,
  // Captions stand along the lower edge, on a phone from side to side.
  selectors: { '&[data-captioned=true]': { insetBlock: `${space.cosy} auto` } },
  '@media': { print: { display: 'none' } },
});
