import { trackSwipe, trackVelocity } from '../swipe/swipe.ts';
import { createRowMomentum } from './row-momentum.ts';
import { isRightToLeft } from './scroll-row.ts';

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
  const momentum = createRowMomentum(row, onSettle);
  let startScrollLeft = 0;
  let velocity = trackVelocity();
  let isCaught = false;
  let suppressesClick = false;
  const controller = new AbortController();
  const { signal } = controller;

  const stopTracking = trackSwipe(
    row,
    {
      accepts({ pointerType, button }) {
        suppressesClick = false;
        if (pointerType !== 'mouse' || button !== 0) return false;
        isCaught = momentum.isUnsettled();
        suppressesClick = isCaught;
        momentum.pause();
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
        momentum.start(isRightToLeft(row) ? speed : -speed);
      },
      onCancel: () => momentum.start(0),
    },
    { axis: 'x', capturesPointer: true },
  );

  // A press without a drag stops a row that moves with its momentum between two slides.
  window.addEventListener(
    'pointerup',
    () => {
      if (isCaught) momentum.start(0);
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
    row.addEventListener(type, momentum.stop, { passive: true, signal });

  return {
    stop: momentum.stop,
    remove() {
      momentum.stop();
      stopTracking();
      controller.abort();
    },
  };
}
