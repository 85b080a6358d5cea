import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { restNear } from './stops.ts';
import { measure, signed } from './use-slides.ts';

/** Pixels a pressed mouse may tremble before it counts as a drag rather than a click. */
const TREMBLE = 6;
/** Pixels per millisecond from which letting go counts as a throw. */
const THROW = 0.35;

type Held = { x: number; left: number; dragging: boolean; lastX: number; lastAt: number; speed: number };

/** Lets a mouse pull a scrolling row, as a finger can by itself. A click that ends a pull follows no link. */
export function useMouseDrag(row: RefObject<HTMLElement | null>) {
  const held = useRef<Held | undefined>(undefined);
  const pulled = useRef(false);

  function onPointerDown({ pointerType, button, clientX, timeStamp }: PointerEvent) {
    pulled.current = false;
    if (pointerType !== 'mouse' || button !== 0 || !row.current) return;
    held.current = {
      x: clientX,
      left: row.current.scrollLeft,
      dragging: false,
      lastX: clientX,
      lastAt: timeStamp,
      speed: 0,
    };
  }

  function onPointerMove({ clientX, timeStamp, pointerId }: PointerEvent) {
    const element = row.current;
    const hold = held.current;
    if (!element || !hold) return;
    if (!hold.dragging && Math.abs(clientX - hold.x) < TREMBLE) return;
    if (!hold.dragging) {
      // Captured only now: a captured press would give its click to the row instead of the link under it.
      element.setPointerCapture(pointerId);
      element.dataset['dragging'] = '';
      hold.dragging = true;
      pulled.current = true;
    }
    hold.speed = (clientX - hold.lastX) / Math.max(timeStamp - hold.lastAt, 1);
    hold.lastX = clientX;
    hold.lastAt = timeStamp;
    element.scrollLeft = hold.left - (clientX - hold.x);
  }

  function onPointerUp() {
    const element = row.current;
    const hold = held.current;
    held.current = undefined;
    if (!element || !hold?.dragging) return;
    const thrown = Math.abs(hold.speed) < THROW ? 0 : hold.speed < 0 ? 1 : -1;
    const rest = restNear(measure(element), thrown);
    // Snapping stays off until the row has glided home, else it would jump there.
    const settle = () => delete element.dataset['dragging'];
    if (Math.abs(measure(element).at - rest) < 1) return void settle();
    element.dataset['dragging'] = 'settling';
    element.addEventListener('scrollend', settle, { once: true });
    element.scrollTo({ left: signed(element, rest) });
  }

  function onClickCapture(event: MouseEvent) {
    if (!pulled.current) return;
    pulled.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture,
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
