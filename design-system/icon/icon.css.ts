import { primitive } from '../theme/layered.ts';

export const icon = primitive({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Mirrors arrows in right-to-left text.
  selectors: { '[dir=rtl] &[data-icon^=arrow]': { scale: '-1 1' } },
});
