import { tryDecode } from '#site/protocol/route-rules';

/** The scroll target of a navigation: a saved position, else the fragment, else the top. `stay` keeps the position. */
export type ScrollTarget = { readonly hash: string; readonly restore: number | 'stay' | undefined };

/** A transition that starts later is skipped, so a busy machine does not delay the new page. */
const STARTS_WITHIN_MS = 100;

let current: ViewTransition | undefined;

/**
 * Runs a change of the page as a short cross-fade, if the browser supports view transitions and the visitor allows motion. Only the
 * old page is captured as an image. The new page is interactive at once. A second change ends the first fade.
 */
export function fade(change: () => void) {
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
  const timer = setTimeout(() => transition.skipTransition(), STARTS_WITHIN_MS);
  current = transition;
  // `ready` rejects in a hidden window, after a skip and when another transition starts. The change runs in all these cases.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (current === transition) style.viewTransitionName = '';
  });
}

/**
 * Scrolls to a target. A fragment also receives the focus, as it does when the browser follows it.
 *
 * @param behavior `instant` for a new page; `auto` within a page, which scrolls smoothly if the styles allow motion
 */
export function scrollToTarget({ hash, restore }: ScrollTarget, behavior: ScrollBehavior) {
  if (restore === 'stay') return;
  const id = hash.slice(1);
  const target = id === '' ? null : document.getElementById(tryDecode(id, decodeURIComponent) ?? id);
  const scroll = () => {
    if (restore !== undefined || !target) window.scrollTo({ top: restore ?? 0, behavior });
    else target.scrollIntoView({ behavior });
  };
  scroll();
  // A smooth scroll of the previous page continues for one frame.
  if (behavior === 'instant') requestAnimationFrame(scroll);
  if (restore !== undefined || !target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
