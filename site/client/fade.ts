/** How long a fade may take to begin, in milliseconds: on a machine that is busy the new page does not wait for it. */
const BEGINS_WITHIN_MS = 100;

let current: ViewTransition | undefined;

/**
 * Makes a change of the page a short fade, where the browser can and the visitor wants motion. What was there is taken as a
 * picture and fades over the new page, which is itself already: it can be pressed, scrolled and read at once, and what stays the
 * same stands still. A change that comes while another fades ends that one.
 */
export function fade(change: () => void) {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { style } = document.documentElement;
  style.viewTransitionName = '';
  const transition = document.startViewTransition(() => {
    clearTimeout(patience);
    change();
    // Without a name nothing of the new page is taken as a picture.
    style.viewTransitionName = 'none';
  });
  const patience = setTimeout(() => transition.skipTransition(), BEGINS_WITHIN_MS);
  current = transition;
  // Refused in a hidden window, when it takes too long and when another overtakes it: the change is made all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (current === transition) style.viewTransitionName = '';
  });
}
