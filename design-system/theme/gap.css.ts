import { styleVariants } from '@vanilla-extract/css';
import { space } from './contract.css.ts';
import { primitives } from './layers.css.ts';

/** The space between the children of a flex or grid parent, by its word. */
export const gap = styleVariants(space, (distance) => ({ '@layer': { [primitives]: { gap: distance } } }));
