import { primitive } from '../theme/layered.ts';

/** Custom property with the minimum number of lines. */
export const ROWS = '--rows';

export const area = primitive({
  fieldSizing: 'content',
  resize: 'vertical',
  // `field-sizing: content` ignores the `rows` attribute, so the minimum height is set here.
  minBlockSize: `calc(var(${ROWS}) * 1lh + 1.5rem)`,
  maxBlockSize: '70svh',
  lineHeight: 1.5,
  // Print the whole text, not only the visible lines.
  '@media': { print: { maxBlockSize: 'none', resize: 'none' } },
});
