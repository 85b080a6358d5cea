import { color, motion, radius, space, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

export const skipLink = primitive({
  position: 'absolute',
  insetInlineStart: space.snug,
  insetBlockStart: space.tight,
  zIndex: 10,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space.cosy,
  borderRadius: radius.control,
  fontSize: type.small,
  fontWeight: 550,
  background: color.ink,
  color: color.ground,
  transition: `translate ${motion.slide}`,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  '@media': { print: { display: 'none' } },
});
