import { type Direction, isPinchZoomed } from '../swipe/swipe.ts';

/** Controls in which a drag edits a value or moves the caret. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * Returns whether a drag that starts on `target` may close the modal. A drag must not close the modal if it starts on a field, if text is
 * selected or if the page is zoomed. A drag that scrolls the target, or an element around it, must not close the modal either.
 */
export function isSwipeAllowed(
  target: EventTarget | null,
  content: HTMLElement,
  direction: Direction,
): boolean {
  if (!(target instanceof Element) || !content.contains(target)) return false;
  if (target.closest(FIELDS) || isPinchZoomed() || hasSelection()) return false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (canScroll(element, direction)) return false;
    if (element === content) break;
  }
  return true;
}

function hasSelection() {
  return document.getSelection()?.isCollapsed === false;
}

/** Returns whether a drag in a direction scrolls an element. A downward drag scrolls the content up. */
function canScroll(element: Element, dragDirection: Direction): boolean {
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  const isHorizontal = dragDirection === 'left' || dragDirection === 'right';
  if (!/auto|scroll/.test(isHorizontal ? overflowX : overflowY)) return false;
  const { scrollLeft, scrollTop, scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const scrollable = isHorizontal ? scrollWidth - clientWidth : scrollHeight - clientHeight;
  // In right-to-left text `scrollLeft` counts from 0 downwards.
  const fromLeft = direction === 'rtl' ? scrollable + scrollLeft : scrollLeft;
  const scrolled = isHorizontal ? fromLeft : scrollTop;
  const remaining = dragDirection === 'down' || dragDirection === 'right' ? scrolled : scrollable - scrolled;
  // Fractions of a pixel are rounding errors.
  return remaining >= 1;
}
