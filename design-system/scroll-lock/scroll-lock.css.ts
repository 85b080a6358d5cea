import { globalPrimitive } from '../theme/layered.ts';

/** Width of the page's scroll bar. The locked page keeps this space free, so that its content does not move. */
export const SCROLL_BAR_WIDTH = '--scroll-bar-width';

globalPrimitive('html:has([data-scroll-lock])', { overflow: 'hidden' });
globalPrimitive('html:has([data-scroll-lock]) body', { paddingInlineEnd: `var(${SCROLL_BAR_WIDTH})` });
