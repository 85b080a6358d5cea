import { JSAnimation, spring } from 'framer-motion/dom';
import { allowsMotion } from '../motion/allows-motion.ts';
import { limitSpeed } from '../motion/limit-speed.ts';
import { trackSwipe, trackVelocity } from '../swipe/swipe.ts';
import { springs } from '../theme/transitions.ts';
import { isRightToLeft, measureRow, restPosition, toScrollLeft } from './scroll-row.ts';

/** Mouse dragging of a row. */
export type RowDrag = {
  /** Stops a row that moves on with its momentum. */
  stop(): void;
  remove(): void;
};

/**
 * Adds mouse dragging to a scrolling row. A released row moves on with its velocity and stops at a slide. Pressing a moving row stops it.
 * Touch scrolling is native. The click that ends a drag is suppressed, so that it follows no link.
 *
 * @param onSettle called when a released row has stopped at a slide
 */
export function dragRow(row: HTMLElement, onSettle: () => void): RowDrag {
  let startScrollLeft = 0;
  let velocity = trackVelocity();
  let animation: JSAnimation<number> | undefined;
  let isCaught = false;
  let suppressesClick = false;
  const controller = new AbortController();
  const { signal } = controller;

  function stopMomentum() {
    animation?.stop();
    endMomentum();
  }

  /** Turns scroll snapping on again. It is off while the row moves with its momentum, because snapping would move the row at once. */
  function endMomentum() {
    animation = undefined;
    delete row.dataset['dragging'];
  }

  function settle() {
    endMomentum();
    onSettle();
  }

  /** @param speed towards the end of the row, in CSS pixels per second */
  function startMomentum(speed: number) {
    const state = measureRow(row);
    const target = restPosition(state, speed);
    const distance = Math.abs(target - state.position);
    const direction = Math.sign(target - state.position);
    if (distance < 1 || !allowsMotion(row)) {
      row.scrollLeft = toScrollLeft(row, target);
      settle();
      return;
    }
    row.dataset['dragging'] = 'momentum';
    animation = new JSAnimation({
      ...springs.momentum,
      type: spring,
      keyframes: [state.position, target],
      velocity: direction * limitSpeed(direction * speed, distance, springs.momentum),
      onUpdate: (position) => {
        row.scrollLeft = toScrollLeft(row, position);
      },
      onComplete: settle,
    });
  }

  const stopTracking = trackSwipe(
    row,
    {
      accepts({ pointerType, button }) {
        suppressesClick = false;
        if (pointerType !== 'mouse' || button !== 0) return false;
        isCaught = animation !== undefined;
        suppressesClick = isCaught;
        animation?.stop();
        startScrollLeft = row.scrollLeft;
        velocity = trackVelocity();
        return true;
      },
      onStart() {
        row.dataset['dragging'] = '';
        isCaught = false;
        suppressesClick = true;
        return true;
      },
      onDrag({ offset }, { timeStamp }) {
        velocity.add(offset, timeStamp);
        row.scrollLeft = startScrollLeft - offset;
      },
      onRelease({ startTime }, durationMs) {
        const speed = velocity.at(startTime + durationMs);
        startMomentum(isRightToLeft(row) ? speed : -speed);
      },
      onCancel: () => startMomentum(0),
    },
    { axis: 'x', capturesPointer: true },
  );

  // A press without a drag stops a row that moves with its momentum between two slides.
  window.addEventListener(
    'pointerup',
    () => {
      if (isCaught) startMomentum(0);
      isCaught = false;
    },
    { signal },
  );
  row.addEventListener(
    'click',
    (event) => {
      if (!suppressesClick) return;
      suppressesClick = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  for (const type of ['wheel', 'keydown', 'touchstart'])
    row.addEventListener(type, stopMomentum, { passive: true, signal });

  return {
    stop: stopMomentum,
    remove() {
      stopMomentum();
      stopTracking();
      controller.abort();
    },
  };
}
