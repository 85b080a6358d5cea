import { keyframes } from '@vanilla-extract/css';
import { globalSection, section } from '#theme/layered';
import { loading } from '#theme/scales';
import { windowMessage } from './window-message.ts';
import { color, motion, space } from '#theme/contract.css';

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
  animation: `${grow} ${loading.bar} both`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
});

export const failure = section({ ...windowMessage, padding: space.cosy });

// The previous page fades out above the new page (`site/client/navigate.ts`). Clicks reach the new page meanwhile.
globalSection('::view-transition', { pointerEvents: 'none' });
globalSection('::view-transition-old(root)', {
  animation: `${motion.slide} both ${keyframes({ to: { opacity: 0 } })}`,
});
