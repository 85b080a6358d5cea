import { keyframes } from '@vanilla-extract/css';
import { globalSection, section } from '#theme/layered';
import { color, motion, page, space, type } from '#theme/contract.css';

/** Grows fast, then slowly, because the duration is unknown. Reduced motion disables it. */
const grow = keyframes({ from: { scale: '0 1' }, '20%': { scale: '.55 1' }, to: { scale: '.92 1' } });

/** A bar along the top of the window, above all popovers. */
export const bar = section({
  position: 'fixed',
  inset: '0 0 auto',
  inlineSize: 'auto',
  blockSize: 0,
  padding: 0,
  border: 0,
  // Visible in forced-colors mode, which removes backgrounds.
  borderBlockStart: `3px solid ${color.accent}`,
  // Two colours, as in the focus ring, to be visible on all backgrounds.
  boxShadow: `0 1px ${color.ground}`,
  pointerEvents: 'none',
  transformOrigin: 'left',
  animation: `${grow} 8s cubic-bezier(.1, .7, .3, 1) both`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
});

/** A message at the lower edge of the window. There it does not cover the controls of a list. */
export const failure = section({
  position: 'fixed',
  inset: `auto ${page.gutter} ${space.cosy} auto`,
  inlineSize: 'fit-content',
  maxInlineSize: `min(34rem, calc(100vw - 2 * ${page.gutter}))`,
  margin: 0,
  padding: space.cosy,
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  fontSize: type.small,
});

// The previous page fades out above the new page (`site/client/navigate.ts`). Clicks reach the new page meanwhile.
globalSection('::view-transition', { pointerEvents: 'none' });
globalSection('::view-transition-old(root)', {
  animation: `${motion.slide} both ${keyframes({ to: { opacity: 0 } })}`,
});
