import { color, space, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

export const eyebrow = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  fontSize: type.note,
  fontWeight: 550,
  lineHeight: 1.3,
  letterSpacing: '.01em',
  color: color.accent,
  // A short dash before the text, part of the brand.
  '::before': {
    content: '""',
    inlineSize: '1.5em',
    blockSize: '1px',
    background: 'currentColor',
    flex: 'none',
  },
});
