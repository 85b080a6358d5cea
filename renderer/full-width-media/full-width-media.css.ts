import { globalSection, section } from '#theme/layered';
import { color, font, motion, space, type } from '#theme/contract.css';

globalSection('[data-section=full-width-media]', { paddingBlock: 0 });

export const stage = section({
  position: 'relative',
  overflow: 'clip',
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  selectors: {
    '&[data-height=tall]': { blockSize: 'clamp(24rem, 88svh, 60rem)' },
    '&[data-height=short]': { blockSize: 'clamp(13rem, 36vw, 32rem)' },
  },
  '@media': { print: { selectors: { '&[data-height]': { blockSize: '10cm' } } } },
});
globalSection(`${stage} img`, { position: 'absolute', inset: 0 });

export const film = section({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

// Browsers make captions as large as a twentieth of the film is high: here that would be a headline.
globalSection(`${film}::cue`, {
  font: `${type.body}/1.5 ${font.text}`,
  color: color.ink,
  background: `color-mix(in oklab, ${color.ground} 88%, transparent)`,
});

// On paper, and until the film plays, its poster beneath it shows.
globalSection(`${stage} picture + ${film}`, { '@media': { print: { visibility: 'hidden' } } });

export const control = section({
  position: 'absolute',
  insetBlockEnd: space.cosy,
  insetInlineEnd: space.cosy,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: '999px',
  border: `1px solid ${color.edge}`,
  color: color.ink,
  background: color.ground,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ':hover': { color: color.ground, background: color.ink },
  // Captions stand along the lower edge, on a phone from side to side.
  selectors: { '&[data-captioned=true]': { insetBlock: `${space.cosy} auto` } },
  '@media': { print: { display: 'none' } },
});

// Set off from the picture's edge, a short dash before it, like the line above a heading.
export const caption = section({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.snug,
  paddingBlock: `${space.snug} ${space.roomy}`,
  '@media': { '(min-width: 60rem)': { marginInlineStart: '50%' } },
  '::before': {
    content: '""',
    flex: 'none',
    alignSelf: 'flex-start',
    marginBlockStart: '.75em',
    inlineSize: '1.5em',
    blockSize: '1px',
    background: color.accent,
  },
});
