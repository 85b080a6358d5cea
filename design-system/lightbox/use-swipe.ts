import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Offset, translate } from '../motion/motion.ts';
import { stopSettling, settle } from '../settle/settle.ts';
import { completesSwipe, directionOf, isPinchZoomed, trackSwipe, trackVelocity } from '../swipe/swipe.ts';
import * as styles from './lightbox.css.ts';

/** A side of the window: `-1` is the left, `1` the right. */
export type Side = -1 | 1;

type SwipeActions = {
  /** `false` during the exit animation, in which the picture cannot be swiped. */
  open: boolean;
  /** Returns whether there is a picture on a side. */
  hasPicture: (side: Side, element: Element) => boolean;
  onShow: (side: Side, element: Element) => void;
  onClose: () => void;
};

/** Factor for the offset of a drag towards a side without a picture. */
const RESISTANCE = 0.25;
const NO_OFFSET: Offset = { x: 0, y: 0 };

/**
 * Adds swipes by touch or pen: sideways to the next or previous picture, down to close. A released picture settles with the velocity of
 * the finger. A new swipe continues from the current position of the picture. A second finger ends a swipe. The browser handles all gestures
 * while the page is zoomed.
 */
export function useSwipe(actions: SwipeActions) {
  const viewer = useRef<HTMLDivElement>(null);
  // The stage tracks the gestures, because the strip moves away from the finger.
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const currentActions = useEffectEvent(() => actions);
  useEffect(
    () =>
      viewer.current && stage.current && strip.current
        ? swipePicture({ viewer: viewer.current, stage: stage.current, strip: strip.current }, () =>
            currentActions(),
          )
        : undefined,
    [],
  );
  return { viewer, stage, strip };
}

type Elements = { readonly viewer: HTMLElement; readonly stage: HTMLElement; readonly strip: HTMLElement };

function swipePicture({ viewer, stage, strip }: Elements, currentActions: () => SwipeActions) {
  let start = NO_OFFSET;
  let offset = NO_OFFSET;
  let velocity = trackVelocity();

  function moveTo(next: Offset) {
    if (!currentActions().open) return;
    offset = next;
    strip.style.transform = translate(offset);
    showCloseProgress(offset.y / viewer.clientHeight);
  }

  function showCloseProgress(progress: number) {
    viewer.style.setProperty(styles.CLOSE_PROGRESS, String(Math.min(Math.max(progress, 0), 1)));
  }

  /** @param shift how far the styles have moved the pictures to the left since the release, in CSS pixels */
  async function release(speed: Offset, shift = 0) {
    if (!currentActions().open) return;
    viewer.dataset['dragging'] = 'settling';
    showCloseProgress(0);
    await settle(strip, { x: offset.x + shift, y: offset.y }, speed);
    delete viewer.dataset['dragging'];
  }

  const stopTracking = trackSwipe(stage, {
    accepts: ({ pointerType }) => pointerType !== 'mouse',
    onStart(track) {
      // A drag of a zoomed picture moves the picture (`useZoom`).
      const isZoomed = isPinchZoomed() || viewer.dataset['zoomed'] !== undefined;
      if (!currentActions().open || isZoomed || directionOf(track) === 'up') return false;
      viewer.dataset['dragging'] = '';
      velocity = trackVelocity();
      start = stopSettling(strip);
      return true;
    },
    onDrag({ axis, offset: moved }, { timeStamp }) {
      velocity.add(moved, timeStamp);
      if (axis === 'y') return moveTo({ x: start.x, y: Math.max(start.y + moved, 0) });
      const x = start.x + moved;
      const canShow = currentActions().hasPicture(sideShownBy(x), viewer);
      moveTo({ x: canShow ? x : x * RESISTANCE, y: start.y });
    },
    onRelease({ axis, offset: moved, isReversing, startTime }, durationMs) {
      const { hasPicture, onShow, onClose } = currentActions();
      const size = axis === 'x' ? viewer.clientWidth : viewer.clientHeight;
      const distance = axis === 'x' ? Math.abs(moved) : moved;
      const isComplete = completesSwipe({ distance, size, durationMs, isReversing });
      const speed = velocity.at(startTime + durationMs);
      // `useSharedPicture` moves a closing picture to its thumbnail, from the position at the release.
      if (axis === 'y') return void (isComplete ? onClose() : release({ x: 0, y: speed }));
      const side = sideShownBy(moved);
      if (!isComplete || !hasPicture(side, viewer)) return void release({ x: speed, y: 0 });
      const shift = measureShift(strip, () => flushSync(() => onShow(side, viewer)));
      void release({ x: speed, y: 0 }, shift);
    },
    onCancel: () => void release(NO_OFFSET),
  });
  const { visualViewport } = window;
  const updateZoom = () => viewer.toggleAttribute('data-pinch-zoomed', isPinchZoomed());
  updateZoom();
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

/** Returns how far a change of the current picture moves that picture to the left, in CSS pixels. */
function measureShift(strip: HTMLElement, change: () => void): number {
  const leftOf = (slide: Element) => slide.getBoundingClientRect().left;
  const before = new Map([...strip.children].map((slide) => [slide, leftOf(slide)]));
  change();
  const current = strip.querySelector('[data-position=current]');
  return current ? (before.get(current) ?? leftOf(current)) - leftOf(current) : 0;
}
