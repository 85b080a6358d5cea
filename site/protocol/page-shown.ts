/**
 * Event on `window` after client navigation has shown another page, another state of a screen, or the result of a form. A listener that must
 * ignore results of forms compares `pageAddress`. Not fired for the page of the document.
 */
export const PAGE_SHOWN = 'lantern:page-shown';
