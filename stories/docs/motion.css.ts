import { section, sectionVariants } from '#theme/layered';
import { color, motion, radius, space } from '#theme/contract.css';

export const demoArea = section({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '160px',
  padding: space.snug,
  border: `1px solid ${color.line}`,
  borderRadius: radius.picture,
});

const surface = {
  blockSize: '100%',
  inlineSize: '50%',
  borderRadius: radius.picture,
  background: color.accent,
} as const;

/** Styles of the animated element for each motion token. `data-ended=true` is the end state. */
const elements = {
  fade: {
    ...surface,
    background: color.glow,
    transition: `opacity ${motion.fade}`,
    selectors: { '&[data-ended=true]': { opacity: 0 } },
  },
  slide: {
    ...surface,
    transition: `translate ${motion.slide}`,
    selectors: {
      '&[data-ended=true]': { translate: '100% 0' },
      '[dir=rtl] &[data-ended=true]': { translate: '-100% 0' },
    },
    // With reduced motion the element disappears instead of sliding.
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[data-ended=true]': { translate: '0 0', visibility: 'hidden' } },
      },
    },
  },
  quick: {
    ...surface,
    inlineSize: '52px',
    blockSize: '52px',
    borderRadius: radius.control,
    transition: `background-color ${motion.quick}`,
    selectors: { '&[data-ended=true]': { background: color.ink } },
  },
} as const;
export const element = sectionVariants(elements);
