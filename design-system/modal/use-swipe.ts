import { useEffect, useEffectEvent } from 'react';
import { followSwipes } from './follow-swipes.ts';
import { sideOf, type Towards } from './swipe.ts';

type Swiped = {
  /** The modal and what dims the page below it, while they are there. */
  content: HTMLElement | null;
  backdrop: HTMLElement | null;
  open: boolean;
  towards: Towards;
  onClose: () => void;
};

/** Lets a finger, a pen or a mouse pull an open modal away. */
export function useSwipe({ content, backdrop, open, towards, onClose }: Swiped) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!content || !backdrop || !open) return undefined;
    const side = sideOf(towards, getComputedStyle(content).direction === 'rtl');
    return followSwipes({ content, backdrop, side, onClose: () => close() });
  }, [content, backdrop, open, towards]);
}
