import { section, sectionVariants } from '#theme/layered';
import { color, motion, radius, space } from '#theme/contract.css';

export const stage = section({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '160px',
  padding: space.snug,
  border: `1px solid ${color.line}`,
  borderRadius: radius.picture,
});

const paper = {
  blockSize: '100%',
  inlineSize: '50%',
  borderRadius: radius.picture,
  background: color.accent,
} as const;

/** What moves, by the token it moves with; `data-gone` is where it goes. */
const things = {
  fade: {
    ...paper,
    background: color.glow,
    transition: `opacity ${motion.fade}`,
    selectors: { '&[data-gone=true]': { opacity: 0 } },
  },
  slide: {
    ...paper,
    transition: `translate ${motion.slide}`,
    selectors: {
      '&[data-gone=true]': { translate: '100% 0' },
      '[dir=rtl] &[data-gone=true]': { translate: '-100% 0' },
    },
    // Without motion nothing slides: it is there or it is not.
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[data-gone=true]': { translate: '0 0', visibility: 'hidden' } },
      },
    },
  },
  quick: {
    ...paper,
    inlineSize: '52px',
    blockSize: '52px',
    borderRadius: radius.control,
    transition: `background-color ${motion.quick}`,
    selectors: { '&[data-gone=true]': { background: color.ink } },
  },
} as const;
export const thing = sectionVariants(things);
