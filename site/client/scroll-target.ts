import { tryDecode } from '#site/protocol/route-rules';

/** The scroll target of a navigation: a saved position, else the fragment, else the top. `stay` keeps the position. */
export type ScrollTarget = { readonly hash: string; readonly restore: number | 'stay' | undefined };

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
  if (behavior === 'instant') scrollAgain(scroll);
  if (restore !== undefined || !target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Scrolls once more in the next frame, because a smooth scroll of the previous page continues for one frame. If the visitor has moved the focus
 * by then, the browser scrolls to the focused control, so this function does not scroll.
 */
function scrollAgain(scroll: () => void) {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    if (document.activeElement === activeElement) scroll();
  });
}
