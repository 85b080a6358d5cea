import { section } from '#theme/layered';
import { color, font } from '#theme/contract.css';

export const word = section({
  fontFamily: font.title,
  fontVariationSettings: '"opsz" 72',
  fontSize: 'clamp(1.35rem, .85rem + 2.4vw, 1.8125rem)',
  lineHeight: 1,
  letterSpacing: '-.022em',
  whiteSpace: 'nowrap',
});
/** Height and descent in font units, 2000 per em. */
export const ampersand = section({
  display: 'inline-block',
  inlineSize: 'auto',
  blockSize: '.9525em',
  verticalAlign: '-.201em',
  marginInline: '-.05em -.1em',
  fill: color.accent,
});
