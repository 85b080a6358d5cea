/** A position to go back to, else to where the address says; `stay` for neither. */
type Place = { readonly hash: string; readonly restore: number | 'stay' | undefined };

/**
 * Scrolls the page: back to where it was, to the fragment asked for, or to its top. A fragment takes the keyboard along, as it
 * does when the browser follows it.
 *
 * @param behavior `instant` for a page that has just arrived; places in a page are glided to where motion is wanted
 */
export function scrollToPlace({ hash, restore }: Place, behavior: ScrollBehavior) {
  if (restore === 'stay') return;
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  const scroll = () => {
    if (restore !== undefined || !target) window.scrollTo({ top: restore ?? 0, behavior });
    else target.scrollIntoView({ behavior });
  };
  scroll();
  // A glide that was under way on the page before goes on for a frame.
  if (behavior === 'instant') requestAnimationFrame(scroll);
  if (restore !== undefined || !target) return;
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
