import { globalPrimitive } from '../theme/layered.ts';

/** Width of the page's scroll bar. The locked page keeps this space free, so that its content does not move. */
export const SCROLL_BAR_WIDTH = '--scroll-bar-width';

/** Attribute of the root element while an overlay is in the page. */
export const SCROLL_LOCK = 'data-scroll-lock';

globalPrimitive(`html[${SCROLL_LOCK}]`, { overflow: 'hidden' });
globalPrimitive(`html[${SCROLL_LOCK}] body`, { paddingInlineEnd: `var(${SCROLL_BAR_WIDTH})` });
