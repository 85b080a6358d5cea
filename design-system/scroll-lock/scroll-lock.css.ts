import { globalPrimitive } from '../theme/layered.ts';

/** Width of the page's scroll bar, which the page keeps free while it is locked. */
export const SCROLL_BAR_WIDTH = '--scroll-bar-width';

globalPrimitive('html:has([data-scroll-lock])', { overflow: 'hidden' });
globalPrimitive('html:has([data-scroll-lock]) body', { paddingInlineEnd: `var(${SCROLL_BAR_WIDTH})` });
