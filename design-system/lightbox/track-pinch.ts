import { isPinchZoomed } from '../swipe/swipe.ts';

type TouchPoint = { readonly clientX: number; readonly clientY: number };

/** The movement of two fingers since both touched an element. `from` and `to` are the points midway between the fingers, then and now. */
export type Pinch = {
  /** The distance between the fingers, divided by their distance at the start. */
  readonly factor: number;
  readonly from: TouchPoint;
  readonly to: TouchPoint;
};

type PinchHandlers = {
  /** Runs when the second finger touches the element. */
  readonly onStart: () => void;
  readonly onPinch: (pinch: Pinch) => void;
};

/** Smallest distance between two fingers that counts, in CSS pixels. A smaller distance at the start would cause a very large factor. */
const MIN_DISTANCE_PX = 24;

/**
 * Tracks pinches of two fingers on an element whose touches the browser does not handle (`touch-action: none`). While the page is zoomed,
 * the browser handles all gestures.
 */
export function trackPinch(
  element: HTMLElement,
  { onStart, onPinch }: PinchHandlers,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, TouchPoint>();
  let start: readonly [TouchPoint, TouchPoint] | undefined;

  const pair = (): readonly [TouchPoint, TouchPoint] | undefined => {
    const [one, other] = fingers.values();
    return one && other && fingers.size === 2 ? [one, other] : undefined;
  };
  function lift({ pointerId }: PointerEvent) {
    if (fingers.delete(pointerId)) start = undefined;
  }

  element.addEventListener(
    'pointerdown',
    ({ pointerType, pointerId, isPrimary, clientX, clientY }) => {
      if (pointerType === 'mouse') return;
      // An earlier touch may have ended outside the element, where this code gets no `pointerup`.
      if (isPrimary) fingers.clear();
      fingers.set(pointerId, { clientX, clientY });
      start = isPinchZoomed() ? undefined : pair();
      if (start) onStart();
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (!fingers.has(pointerId)) return;
      fingers.set(pointerId, { clientX, clientY });
      const now = pair();
      if (start && now)
        onPinch({ factor: distance(now) / distance(start), from: middle(start), to: middle(now) });
    },
    { signal },
  );
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
}

function distance([one, other]: readonly [TouchPoint, TouchPoint]) {
  return Math.max(Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY), MIN_DISTANCE_PX);
}

function middle([one, other]: readonly [TouchPoint, TouchPoint]): TouchPoint {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}
