import { type KeyboardEvent, useState } from 'react';
import type { Side } from './use-swipe.ts';

type SlideshowOptions = {
  /** Index of the current picture. */
  index: number;
  count: number;
  /** `false` during the exit animation. */
  open: boolean;
  onShow: (index: number) => void;
};

/** How a picture replaces another: keys and buttons fade, a swipe slides. */
export type Transition = 'fade' | 'slide';

/** Steps through the pictures of the lightbox by keys, buttons and swipes. */
export function useSlideshow({ index, count, open, onShow }: SlideshowOptions) {
  const [transition, setTransition] = useState<Transition>('fade');

  function show(next: number, nextTransition: Transition = 'fade') {
    if (!open || next === index || next < 0 || next >= count) return;
    setTransition(nextTransition);
    onShow(next);
  }

  function onKeyDown({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') show(index + stepTo(-1, currentTarget));
    if (key === 'ArrowRight') show(index + stepTo(1, currentTarget));
    if (key === 'Home') show(0);
    if (key === 'End') show(count - 1);
  }

  return { transition, show, onDragStart: () => setTransition('slide'), onKeyDown };
}

/** Returns the step to the picture on a side. Pictures are in reading direction. */
export function stepTo(side: Side, element: Element): Side {
  if (getComputedStyle(element).direction !== 'rtl') return side;
  return side === 1 ? -1 : 1;
}
