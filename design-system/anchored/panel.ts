import { color, motion } from '../theme/contract.css.ts';

// Not a style file: what those export is written into the page's scripts, and functions cannot be.

const ANCHOR = '--anchor';
const CORNER = '6px';

/** What holds both an anchor and its panel: the name means nothing outside it. */
export const anchorScope = { anchorScope: ANCHOR } as const;
/** What a panel stands beside. */
export const anchor = { anchorName: ANCHOR } as const;

/** A sheet in the top layer that slides into view; where motion is unwelcome it is simply there. */
export const panel = {
  position: 'fixed',
  inset: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: CORNER,
  background: color.raised,
  color: color.ink,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .35)',
  opacity: 0,
  translate: '0 -4px',
  transition: `opacity ${motion.slide}, translate ${motion.slide}, overlay ${motion.slide} allow-discrete, display ${motion.slide} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1, translate: '0' } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0, translate: '0 -4px' } } },
} as const;

/** Where a panel stands; the other way up or round where there is no room. */
export function beside(area: string) {
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
