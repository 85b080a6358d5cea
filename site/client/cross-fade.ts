/** A transition that starts later is skipped, so a busy machine does not delay the new page. */
const MAX_TRANSITION_DELAY_MS = 100;

// A module variable is safe here, because a document belongs to one visitor.
let currentTransition: ViewTransition | undefined;

/**
 * Runs a change of the page as a short cross-fade, if the browser supports view transitions and the visitor allows motion. Only the
 * old page is captured as an image. The new page is interactive at once. A second change ends the first fade. Resolves after the change.
 */
export async function crossFade(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { style } = document.documentElement;
  style.viewTransitionName = '';
  const transition = document.startViewTransition(() => {
    clearTimeout(timer);
    change();
    // Without a name the browser captures no image of the new page.
    style.viewTransitionName = 'none';
  });
  const timer = setTimeout(() => transition.skipTransition(), MAX_TRANSITION_DELAY_MS);
  currentTransition = transition;
  // `ready` rejects in a hidden window, after a skip and when another transition starts. The change runs in all these cases.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (currentTransition === transition) style.viewTransitionName = '';
  });
  await transition.updateCallbackDone;
}
