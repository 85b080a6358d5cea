/**
 * Event on `window` after client navigation has shown another page, or another state of a screen. Only the first changes `pageAddress`. Not
 * fired for the page of the document.
 */
export const PAGE_SHOWN = 'lantern:page-shown';
