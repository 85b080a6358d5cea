import { globalPrimitive } from '../theme/layered.ts';

/** The room that the page's scroll bar took, left free where it has gone. */
export const SCROLL_BAR = '--scroll-bar';

globalPrimitive('html:has([data-holds-page])', { overflow: 'hidden' });
globalPrimitive('html:has([data-holds-page]) body', { paddingInlineEnd: `var(${SCROLL_BAR})` });
