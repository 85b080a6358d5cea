import type { KeyboardEvent } from 'react';
import type { Side } from './use-swipe.ts';

type SlideshowOptions = {
  /** Index of the current picture. */
  index: number;
  count: number;
  /** `false` during the exit animation. */
  open: boolean;
  onShow: (index: number) => void;
};

/** Steps through the pictures of the lightbox by keys, buttons and swipes. */
export function useSlideshow({ index, count, open, onShow }: SlideshowOptions) {
  function show(next: number) {
    if (open && next !== index && next >= 0 && next < count) onShow(next);
  }

  function onKeyDown({ key, altKey, ctrlKey, metaKey, currentTarget, defaultPrevented }: KeyboardEvent) {
    // `useZoom` has already handled the keys that move a zoomed picture.
    if (altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (key === 'ArrowLeft') show(index + stepTo(-1, currentTarget));
    if (key === 'ArrowRight') show(index + stepTo(1, currentTarget));
    if (key === 'Home') show(0);
    if (key === 'End') show(count - 1);
  }

  return { show, onKeyDown };
}

/** Returns the difference of the index to the picture on a side of the window. The pictures follow the reading direction. */
export function stepTo(side: Side, element: Element): Side {
  if (getComputedStyle(element).direction !== 'rtl') return side;
  return side === 1 ? -1 : 1;
}
