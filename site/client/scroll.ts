/** Where the page that arrives is to be scrolled to, as the router says: a position when going back, `null` for a new page. */
export const scrollOnArrival: { position: number | false | null } = { position: null };

/** Scrolls a page that has just been shown: back to where it was, to the fragment asked for, or to its top. */
export function scrollToPlace(hash: string) {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (typeof scrollOnArrival.position === 'number') window.scrollTo(0, scrollOnArrival.position);
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
