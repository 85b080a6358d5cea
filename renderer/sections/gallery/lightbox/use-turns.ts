import { type KeyboardEvent, useState } from 'react';

type Turns = {
  at: number;
  count: number;
  /** It is not on its way out. */
  open: boolean;
  onShow: (at: number) => void;
};

/** Goes through the pictures; they fade with a key or a button, and slide with a finger. */
export function useTurns({ at, count, open, onShow }: Turns) {
  const [change, setChange] = useState<'fade' | 'slide'>('fade');

  function show(next: number, how: typeof change = 'fade') {
    if (!open || next === at || next < 0 || next >= count) return;
    setChange(how);
    onShow(next);
  }

  function onKeyDown({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') show(at + stepTo(-1, currentTarget));
    if (key === 'ArrowRight') show(at + stepTo(1, currentTarget));
    if (key === 'Home') show(0);
    if (key === 'End') show(count - 1);
  }

  return { change, show, onHold: () => setChange('slide'), onKeyDown };
}

/** A side (`-1` left, `1` right) as a step through the pictures, which lie in reading direction. */
export function stepTo(side: -1 | 1, element: Element): -1 | 1 {
  if (getComputedStyle(element).direction !== 'rtl') return side;
  return side === 1 ? -1 : 1;
}
