import { color, motion } from '../theme/contract.css.ts';

// This is not a `.css.ts` file, because vanilla-extract serialises the exports of such files and cannot serialise functions.

const ANCHOR = '--anchor';
const BORDER_RADIUS = '6px';

/** Style of the common parent of an anchor and its popover. It limits the anchor name to that parent. */
export const anchorScope = { anchorScope: ANCHOR } as const;
/** Style of the element beside which a popover opens. */
export const anchor = { anchorName: ANCHOR } as const;

/** Style of a popover in the top layer. It fades and slides in unless the visitor prefers reduced motion. */
export const popover = {
  position: 'fixed',
  inset: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: BORDER_RADIUS,
  background: color.raised,
  color: color.ink,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .35)',
  opacity: 0,
  translate: '0 -4px',
  transition: `opacity ${motion.slide}, translate ${motion.slide}, overlay ${motion.slide} allow-discrete, display ${motion.slide} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1, translate: '0' } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0, translate: '0 -4px' } } },
} as const;

/**
 * Returns the style that positions a popover at its anchor, and flips it where the space is too small.
 *
 * @param area a value of `position-area`, such as `block-end`
 */
export function positionBeside(area: string) {
  return {
    '@supports': {
      [`(anchor-scope: ${ANCHOR})`]: {
        positionAnchor: ANCHOR,
        positionArea: area,
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      },
    },
  } as const;
}
