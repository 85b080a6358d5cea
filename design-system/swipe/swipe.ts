import { type Axis, drag, startTrack, type Track } from './gesture.ts';

export { completesSwipe, directionOf, type Direction } from './gesture.ts';
export { trackVelocity } from './velocity.ts';

type SwipeHandlers = {
  /** Returns whether a pressed pointer may start a drag. */
  accepts: (event: PointerEvent) => boolean;
  /** Runs when the pointer leaves the touch slop; `false` leaves the gesture to the browser. */
  onStart: (track: Track, target: EventTarget | null) => boolean;
  onDrag: (track: Track, event: Event) => void;
  onRelease: (track: Track, durationMs: number) => void;
  /** Runs when the browser or a second finger ends a drag. */
  onCancel: () => void;
};

type SwipeOptions = {
  /** The only axis that can be dragged; both by default. */
  axis?: Axis;
  /** Whether the element captures the pointer during a drag. Then it also receives the click that ends the drag. */
  capturesPointer?: boolean;
  /**
   * Tracks touch by touch events instead of pointer events. An element that also scrolls needs this option. When scrolling starts, the
   * browser cancels the pointer events of the touch. Only a touch event can prevent the scrolling.
   */
  usesTouchEvents?: boolean;
};

type Point = { readonly clientX: number; readonly clientY: number };

/** Zoom factor from which a page counts as pinch-zoomed; 1 is not zoomed. */
const MIN_PINCH_SCALE = 1.01;

/** Returns whether the visitor has zoomed the page by pinching. One finger then pans the page and must not swipe. */
export function isPinchZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > MIN_PINCH_SCALE;
}

/** Tracks one pointer at a time on an element. Returns a function that stops tracking. */
export function trackSwipe(element: HTMLElement, handlers: SwipeHandlers, options: SwipeOptions = {}) {
  const { accepts, onStart, onDrag, onRelease, onCancel } = handlers;
  const { axis, capturesPointer, usesTouchEvents } = options;
  let track: Track | undefined;
  let target: EventTarget | null = null;
  let pointerId: number | undefined;

  function start(event: Event, { clientX, clientY }: Point, id?: number) {
    track = startTrack(clientX, clientY, event.timeStamp);
    ({ target } = event);
    pointerId = id;
  }

  /** Updates the track. Returns whether the pointer is dragging. */
  function move(event: Event, { clientX, clientY }: Point) {
    if (!track) return false;
    const next = drag(track, clientX, clientY, axis);
    if (!next.axis) return false;
    if (!track.axis) {
      if (!onStart(next, target)) {
        track = undefined;
        return false;
      }
      if (capturesPointer && pointerId !== undefined) element.setPointerCapture(pointerId);
    }
    track = next;
    onDrag(next, event);
    return true;
  }

  function release({ timeStamp }: Event) {
    const released = track;
    track = undefined;
    if (released?.axis) onRelease(released, timeStamp - released.startTime);
  }

  function cancel() {
    const cancelled = track;
    track = undefined;
    if (cancelled?.axis) onCancel();
  }

  const controller = new AbortController();
  const { signal } = controller;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary) cancel();
      else if (accepts(event)) start(event, event, event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      // The pointer was released outside the element.
      if (event.buttons === 0) cancel();
      else move(event, event);
    },
    { signal },
  );
  element.addEventListener('pointerup', (event) => event.pointerId === pointerId && release(event), {
    signal,
  });
  element.addEventListener('pointercancel', (event) => event.pointerId === pointerId && cancel(), { signal });

  if (usesTouchEvents) {
    element.addEventListener(
      'touchstart',
      (event) => {
        const [finger, second] = event.touches;
        if (!finger || second) cancel();
        else start(event, finger);
      },
      { signal, passive: true },
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        const [finger, second] = event.touches;
        if (!track || !finger) return;
        if (second || (track.axis && !event.cancelable)) cancel();
        else if (move(event, finger)) event.preventDefault();
      },
      // React's listeners are passive and cannot prevent scrolling.
      { signal, passive: false },
    );
    element.addEventListener('touchend', release, { signal });
    element.addEventListener('touchcancel', cancel, { signal });
  }
  return () => controller.abort();
}
