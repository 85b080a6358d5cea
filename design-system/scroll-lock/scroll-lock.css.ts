import { globalPrimitive } from '../theme/layered.ts';

/** Attribute of the root element while an overlay is in the page. */
export const SCROLL_LOCK = 'data-scroll-lock';

globalPrimitive(`html[${SCROLL_LOCK}]`, { overflow: 'hidden' });
