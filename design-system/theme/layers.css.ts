import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of all our styles, whatever order their files reach a page in: pages inline the CSS of their own sections in
 * pieces, so order must be a statement and never an accident.
 */
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const primitives = globalLayer('primitives');
export const sections = globalLayer('sections');
