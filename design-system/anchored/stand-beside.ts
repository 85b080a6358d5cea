import { placeBeside } from './place-beside.ts';

/** Side of the anchor along which a panel stands, in the reading direction. */
export type Along = 'start' | 'middle' | 'end';

/**
 * Keeps an open panel beside its anchor in browsers whose styles cannot: they know no anchors. Others do nothing here.
 *
 * @returns what ends it
 */
export function standBeside(panel: HTMLElement, anchor: Element, along: Along) {
  if (typeof CSS !== 'undefined' && CSS.supports('anchor-scope: --anchor')) return () => {};
  const place = () => {
    const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const { left, top } = placeBeside(
      anchor.getBoundingClientRect(),
      { width: panel.offsetWidth, height: panel.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      along === 'middle' ? 'middle' : (along === 'start') !== rightToLeft ? 'left' : 'right',
    );
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  };
  place();
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('scroll', place, { capture: true, passive: true, signal });
  window.addEventListener('resize', place, { signal });
  return () => ended.abort();
}
