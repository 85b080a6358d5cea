import { calculatePosition } from './calculate-position.ts';

/** How a popover aligns with its anchor: at the start or end edge in the reading direction, or centred. */
export type PopoverAlignment = 'start' | 'middle' | 'end';

/**
 * Positions an open popover beside its anchor in browsers without CSS anchor positioning; elsewhere it does nothing. Returns a function
 * that stops updating the position.
 */
export function positionPopover(popover: HTMLElement, anchor: Element, alignment: PopoverAlignment) {
  if (typeof CSS !== 'undefined' && CSS.supports('anchor-scope: --anchor')) return () => {};
  const update = () => {
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const { left, top } = calculatePosition(
      anchor.getBoundingClientRect(),
      { width: popover.offsetWidth, height: popover.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      alignment === 'middle' ? 'middle' : (alignment === 'start') !== isRightToLeft ? 'left' : 'right',
    );
    popover.style.left = `${left}px`;
    popover.style.top = `${top}px`;
  };
  update();
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('scroll', update, { capture: true, passive: true, signal });
  window.addEventListener('resize', update, { signal });
  return () => controller.abort();
}
