import { useEffect, useEffectEvent } from 'react';
import { completesSwipe, type Direction, directionOf, trackSwipe } from '../swipe/swipe.ts';
import { isSwipeAllowed } from './is-swipe-allowed.ts';

/** The direction in which a modal closes; `start` and `end` follow the reading direction. */
export type CloseDirection = 'down' | 'up' | 'start' | 'end';

type SwipeToCloseOptions = {
  /** `null` while the modal is not in the page. */
  content: HTMLElement | null;
  backdrop: HTMLElement | null;
  open: boolean;
  closeDirection: CloseDirection;
  onClose: () => void;
};

/** Closes an open modal when a finger, a pen or a mouse swipes it. */
export function useSwipeToClose({ content, backdrop, open, closeDirection, onClose }: SwipeToCloseOptions) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!content || !backdrop || !open) return undefined;
    const isRightToLeft = getComputedStyle(content).direction === 'rtl';
    const direction = resolveDirection(closeDirection, isRightToLeft);
    return swipeToClose(content, backdrop, direction, () => close());
  }, [content, backdrop, open, closeDirection]);
}

/** Returns the physical direction of a close direction. */
export function resolveDirection(closeDirection: CloseDirection, isRightToLeft: boolean): Direction {
  if (closeDirection === 'start') return isRightToLeft ? 'right' : 'left';
  if (closeDirection === 'end') return isRightToLeft ? 'left' : 'right';
  return closeDirection;
}

function swipeToClose(
  content: HTMLElement,
  backdrop: HTMLElement,
  closeDirection: Direction,
  onClose: () => void,
) {
  const isHorizontal = closeDirection === 'left' || closeDirection === 'right';
  const sign = closeDirection === 'left' || closeDirection === 'up' ? -1 : 1;
  const size = () => (isHorizontal ? content.offsetWidth : content.offsetHeight);

  // The drag sets `transform` and the exit animation uses `translate`. Both add up, so the exit starts at the position at the release.
  function moveBy(distance: number) {
    const offset = `${sign * distance}px`;
    content.style.transform =
      distance === 0 ? '' : isHorizontal ? `translateX(${offset})` : `translateY(${offset})`;
    const opacity = 1 - Math.min(distance / Math.max(size(), 1), 1);
    backdrop.style.opacity = distance === 0 ? '' : String(opacity);
  }

  function endDrag() {
    delete content.dataset['dragging'];
  }

  // Removes the offset of an earlier drag, which a modal keeps if it opens again during its exit animation.
  moveBy(0);
  const stop = trackSwipe(
    content,
    {
      accepts: ({ pointerType, button }) => pointerType !== 'touch' && button === 0,
      onStart: (track, target) =>
        directionOf(track) === closeDirection && isSwipeAllowed(target, content, closeDirection),
      onDrag({ offset }) {
        content.dataset['dragging'] = '';
        moveBy(Math.max(sign * offset, 0));
      },
      onRelease({ offset, isReversing }, durationMs) {
        endDrag();
        if (!completesSwipe({ distance: sign * offset, size: size(), durationMs, isReversing })) {
          moveBy(0);
          return;
        }
        onClose();
        // If the parent component keeps the modal open, the modal moves back to its position.
        requestAnimationFrame(() => content.dataset['state'] === 'closed' || moveBy(0));
      },
      onCancel() {
        endDrag();
        moveBy(0);
      },
    },
    { capturesPointer: true, usesTouchEvents: true },
  );
  return () => {
    stop();
    endDrag();
  };
}
