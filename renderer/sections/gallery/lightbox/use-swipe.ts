import { useEffect, useEffectEvent, useRef } from 'react';
import { completesSwipe, directionOf, isPinchZoomed, trackSwipe } from '#design-system/swipe';
import * as styles from './lightbox.css.ts';

/** A side of the window: `-1` is the left, `1` the right. */
export type Side = -1 | 1;

type SwipeActions = {
  onStart: () => void;
  /** Returns whether there is a picture on a side. */
  hasPicture: (side: Side, element: Element) => boolean;
  onShow: (side: Side, element: Element) => void;
  onClose: () => void;
};

/** Factor for the offset of a drag towards a side without a picture. */
const RESISTANCE = 0.25;

/**
 * Adds swipes by touch or pen: sideways to the next or previous picture, down to close. Custom properties on the viewer move the
 * picture without rendering. The browser handles gestures with two fingers, and all gestures while the page is zoomed.
 */
export function useSwipe(actions: SwipeActions) {
  const viewer = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const currentActions = useEffectEvent(() => actions);
  useEffect(
    () =>
      viewer.current && stage.current
        ? swipePicture(viewer.current, stage.current, () => currentActions())
        : undefined,
    [],
  );
  return { viewer, stage };
}

function swipePicture(viewer: HTMLElement, stage: HTMLElement, currentActions: () => SwipeActions) {
  function moveBy(x: number, y: number) {
    viewer.style.setProperty(styles.DRAG_X, `${x}px`);
    viewer.style.setProperty(styles.DRAG_Y, `${y}px`);
    viewer.style.setProperty(styles.CLOSE_PROGRESS, String(Math.min(y / viewer.clientHeight, 1)));
  }

  function endDrag() {
    viewer.removeAttribute('data-dragging');
  }

  const stopTracking = trackSwipe(stage, {
    accepts: ({ pointerType }) => pointerType !== 'mouse',
    onStart(track) {
      if (isPinchZoomed() || directionOf(track) === 'up') return false;
      viewer.setAttribute('data-dragging', '');
      currentActions().onStart();
      return true;
    },
    onDrag({ axis, offset }) {
      if (axis === 'y') return moveBy(0, Math.max(offset, 0));
      const canShow = currentActions().hasPicture(sideShownBy(offset), viewer);
      moveBy(canShow ? offset : offset * RESISTANCE, 0);
    },
    onRelease({ axis, offset, isReversing }, durationMs) {
      endDrag();
      const { hasPicture, onShow, onClose } = currentActions();
      const size = axis === 'x' ? viewer.clientWidth : viewer.clientHeight;
      const distance = axis === 'x' ? Math.abs(offset) : offset;
      const isComplete = completesSwipe({ distance, size, durationMs, isReversing });
      // The exit animation starts where the drag left the picture.
      if (isComplete && axis === 'y') return onClose();
      moveBy(0, 0);
      const side = sideShownBy(offset);
      if (isComplete && hasPicture(side, viewer)) onShow(side, viewer);
    },
    onCancel() {
      endDrag();
      moveBy(0, 0);
    },
  });
  const { visualViewport } = window;
  const updateZoom = () => viewer.toggleAttribute('data-pinch-zoomed', isPinchZoomed());
  visualViewport?.addEventListener('resize', updateZoom);
  return () => {
    stopTracking();
    visualViewport?.removeEventListener('resize', updateZoom);
  };
}

/** Returns the side whose picture a drag brings into view: a drag to the left shows the picture on the right. */
function sideShownBy(offset: number): Side {
  return offset < 0 ? 1 : -1;
}
