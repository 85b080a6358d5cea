import type { Side } from './swipe.ts';

/** Where a finger has something else to do: to write, to set a value, to move the caret. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** How much a pinched page is enlarged before a finger moves it about instead of swiping. */
const PINCHED = 1.01;

/**
 * Whether a finger that was put down on `target` may swipe the modal away: it is not on a field, nothing is selected, the page is
 * not pinched, and nothing from there up to the modal itself can scroll further that way.
 */
export function maySwipe(target: EventTarget | null, content: HTMLElement, side: Side): boolean {
  if (!(target instanceof Element) || !content.contains(target)) return false;
  if (target.closest(FIELDS) || isPinched() || hasSelection()) return false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (canScroll(element, side)) return false;
    if (element === content) break;
  }
  return true;
}

function isPinched() {
  return (window.visualViewport?.scale ?? 1) > PINCHED;
}

function hasSelection() {
  return document.getSelection()?.isCollapsed === false;
}

/** A finger that goes down brings what lies above into view, and so on all sides. Half a pixel is no way to go. */
function canScroll(element: Element, side: Side): boolean {
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  const isAcross = side === 'left' || side === 'right';
  if (!/auto|scroll/.test(isAcross ? overflowX : overflowY)) return false;
  const { scrollLeft, scrollTop, scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const hidden = isAcross ? scrollWidth - clientWidth : scrollHeight - clientHeight;
  // Right to left, places count from 0 down.
  const before = isAcross ? (direction === 'rtl' ? hidden + scrollLeft : scrollLeft) : scrollTop;
  const room = side === 'down' || side === 'right' ? before : hidden - before;
  return room >= 1;
}
