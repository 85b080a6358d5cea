import { keyframes } from '@vanilla-extract/css';
import { section } from '#theme/layered';
import { delays, loading } from '#theme/scales';
import { color } from '#theme/contract.css';

/** The same animation as the progress bar of the navigation (`site/layout/navigation-status.css.ts`). */
const grow = keyframes({ from: { scale: '0 1' }, '20%': { scale: '.55 1' }, to: { scale: '.92 1' } });

/** A form or page with `aria-busy`: a bar along the top of the window shows that a post is pending. */
export const pending = section({
  selectors: {
    '&[aria-busy]': { cursor: 'progress' },
    '&[aria-busy]::after': {
      content: '',
      position: 'fixed',
      inset: '0 0 auto',
      zIndex: 1,
      // Visible in forced-colors mode, which removes backgrounds.
      borderBlockStart: `3px solid ${color.accent}`,
      boxShadow: `0 1px ${color.ground}`,
      pointerEvents: 'none',
      transformOrigin: 'left',
      animation: `${grow} ${loading.bar} ${delays.loading} both`,
      // The rule for reduced motion (`#theme/base`) does not match pseudo-elements.
      '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
  },
});
