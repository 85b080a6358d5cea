import { primitive } from '../theme/layered.ts';

/** How many lines stand ready. */
export const ROWS = '--rows';

export const area = primitive({
  fieldSizing: 'content',
  resize: 'vertical',
  // What grows with its content no longer heeds its `rows`; and past most of a window it scrolls.
  minBlockSize: `calc(var(${ROWS}) * 1lh + 1.5rem)`,
  maxBlockSize: '70svh',
  lineHeight: 1.5,
  // What was written is printed whole.
  '@media': { print: { maxBlockSize: 'none', resize: 'none' } },
});
