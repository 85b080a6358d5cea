import { color, font } from '#theme/contract.css';
import { section } from '#theme/layers.css';

export const word = section({
  fontFamily: font.display,
  fontVariationSettings: '"opsz" 72',
  fontSize: 'clamp(1.5rem, 1.4rem + .4vw, 1.8125rem)',
  lineHeight: 1,
  letterSpacing: '-.022em',
  whiteSpace: 'nowrap',
});
export const ampersand = section({ color: color.accent });
