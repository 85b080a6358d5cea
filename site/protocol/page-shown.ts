/**
 * Event of the window: client navigation has shown another page, or the next state of a screen. `pageAddress` tells the two apart. The first
 * page sends none.
 */
export const PAGE_SHOWN = 'lantern:page-shown';
