import { styleVariants } from '@vanilla-extract/css';
import { primitive } from '../theme/layered.ts';
import { primitives } from '../theme/layers.css.ts';

export const inline = primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const justify = styleVariants({ between: 'space-between', end: 'flex-end' }, (justifyContent) => ({
  '@layer': { [primitives]: { justifyContent } },
}));
