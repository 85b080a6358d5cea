import { page } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

export const grid = primitive({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: page.gap,
});

export const bleed = primitive({
  gridTemplateColumns: `[bleed-start] calc(${page.gutter} - ${page.gap}) [content-start] repeat(12, minmax(0, 1fr)) [content-end] calc(${page.gutter} - ${page.gap}) [bleed-end]`,
});
