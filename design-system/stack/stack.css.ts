import { styleVariants } from '@vanilla-extract/css';
import { primitive } from '../theme/layered.ts';
import { primitives } from '../theme/layers.css.ts';

export const stack = primitive({ display: 'flex', flexDirection: 'column' });
export const align = styleVariants({ start: 'flex-start', centre: 'center', end: 'flex-end' }, (alignItems) => ({
  '@layer': { [primitives]: { alignItems } },
}));
