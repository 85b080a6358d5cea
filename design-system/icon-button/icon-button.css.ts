import { color, motion, radius } from '../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../theme/layered.ts';

export const button = primitive({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.ground,
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': {
      background: color.ink,
      borderColor: color.ink,
      color: color.ground,
    },
    // Without opacity, which would fade the focus ring too.
    '&[aria-disabled=true]': { color: color.edge, borderColor: color.line, cursor: 'default' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } } },
});

const variants = {
  ring: {},
  bare: { inlineSize: '44px', blockSize: '44px', border: 0, background: 'none' },
};
export const variant = primitiveVariants(variants);
