import { calculatePosition } from './calculate-position.ts';

/** The edge of the anchor with which a panel is in line, in the reading direction. */
export type PopoverAlignment = 'start' | 'middle' | 'end';

/**
 * Positions an open panel beside its anchor in browsers without CSS anchor positioning; elsewhere it does nothing. Returns a function
 * that stops updating the position.
 */
export function positionPopover(panel: HTMLElement, anchor: Element, alignment: PopoverAlignment) {
  if (typeof CSS !== 'undefined' && CSS.supports('anchor-scope: --anchor')) return () => {};
  const update = () => {
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const { left, top } = calculatePosition(
      anchor.getBoundingClientRect(),
      { width: panel.offsetWidth, height: panel.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      alignment === 'middle' ? 'middle' : (alignment === 'start') !== isRightToLeft ? 'left' : 'right',
    );
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  };
  update();
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('scroll', update, { capture: true, passive: true, signal });
  window.addEventListener('resize', update, { signal });
  return () => controller.abort();
}
