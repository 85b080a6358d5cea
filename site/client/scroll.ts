/** Where the page that arrives is to be scrolled to, as the router says: a position when going back, `null` for a new page. */
export const scrollOnArrival: { position: number | false | null } = { position: null };

/**
 * Scrolls a page that has just been shown: back to where it was, to the fragment asked for, or to its top. A fragment takes the
 * keyboard along, as it does when the browser follows it.
 */
export function scrollToPlace({ hash }: { readonly hash: string }) {
  if (typeof scrollOnArrival.position === 'number') {
    window.scrollTo(0, scrollOnArrival.position);
    return;
  }
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (!target) {
    window.scrollTo(0, 0);
    return;
  }
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A fragment with a stray percent sign names nothing, and breaks nothing. */
function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
