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

// Browsers size captions by the height of the video, which would be too large here.
globalPrimitive(`${video}::cue`, {
  font: `${type.body}/1.5 ${font.text}`,
  color: color.ink,
  background: `color-mix(in oklab, ${color.ground} 88%, transparent)`,
});

// The poster below the video is visible until it plays, and in print.
globalPrimitive(`${frame} picture + ${video}`, { '@media': { print: { visibility: 'hidden' } } });

export const control = primitive({
  position: 'absolute',
  insetBlockEnd: space.cosy,
  insetInlineEnd: space.cosy,
  // The button is at the upper edge, because captions are at the lower edge, on a phone across the whole width.
  selectors: { '&[data-captioned=true]': { insetBlock: `${space.cosy} auto` } },
  '@media': { print: { display: 'none' } },
});
