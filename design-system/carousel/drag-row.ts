import { trackSwipe } from '../swipe/swipe.ts';
import { measureRow, settlePosition, toScrollLeft } from './scroll-row.ts';

/** Minimum speed at release at which the row scrolls to the next slide, in CSS pixels per millisecond. */
const MIN_FLICK_SPEED = 0.35;

/**
 * Adds mouse dragging to a scrolling row. Touch scrolling is native. The click that ends a drag is suppressed, so that it follows no
 * link. Returns a function that stops this.
 */
export function dragRow(row: HTMLElement) {
  let startScrollLeft = 0;
  let lastOffset = 0;
  let lastTime = 0;
  let speed = 0;
  let suppressesClick = false;

  function settle() {
    const flickDirection = Math.abs(speed) < MIN_FLICK_SPEED ? 0 : speed < 0 ? 1 : -1;
    const state = measureRow(row);
    const target = settlePosition(state, flickDirection);
    // Scroll snapping stays off until the row has settled. Otherwise the row would jump to its snap position.
    const enableSnapping = () => delete row.dataset['dragging'];
    if (Math.abs(state.position - target) < 1) return void enableSnapping();
    row.dataset['dragging'] = 'settling';
    row.addEventListener('scrollend', enableSnapping, { once: true });
    row.scrollTo({ left: toScrollLeft(row, target) });
  }

  const stopTracking = trackSwipe(
    row,
    {
      accepts({ pointerType, button, timeStamp }) {
        suppressesClick = false;
        if (pointerType !== 'mouse' || button !== 0) return false;
        startScrollLeft = row.scrollLeft;
        lastOffset = 0;
        lastTime = timeStamp;
        return true;
      },
      onStart() {
        row.dataset['dragging'] = '';
        suppressesClick = true;
        return true;
      },
      onDrag({ offset }, { timeStamp }) {
        speed = (offset - lastOffset) / Math.max(timeStamp - lastTime, 1);
        lastOffset = offset;
        lastTime = timeStamp;
        row.scrollLeft = startScrollLeft - offset;
      },
      onRelease: settle,
      onCancel: settle,
    },
    { axis: 'x', capturesPointer: true },
  );

  function onClick(event: MouseEvent) {
    if (!suppressesClick) return;
    suppressesClick = false;
    event.preventDefault();
    event.stopPropagation();
  }
  const preventNativeDrag = (event: Event) => event.preventDefault();
  row.addEventListener('click', onClick, { capture: true });
  row.addEventListener('dragstart', preventNativeDrag);

  return () => {
    stopTracking();
    row.removeEventListener('click', onClick, { capture: true });
    row.removeEventListener('dragstart', preventNativeDrag);
  };
}
