import { type PointerEvent, useEffect, useRef } from 'react';
import * as styles from './lightbox.css.ts';
import { completes, directionOf, followed } from './swipe.ts';

type Swipe = {
  /** A finger has begun to pull. */
  onHold: () => void;
  /** Whether there is a picture on that side: `-1` the left, `1` the right. */
  leads: (side: -1 | 1, element: Element) => boolean;
  onTurn: (side: -1 | 1, element: Element) => void;
  onClose: () => void;
};

type Held = {
  readonly pointer: number;
  readonly since: number;
  readonly x: number;
  readonly y: number;
  direction: 'across' | 'down' | undefined;
  /** Where the finger was before, along its direction, and whether it came back from there. */
  last: number;
  movingBack: boolean;
};

/** How much a pinched page is enlarged before a finger moves it about instead of swiping. */
const PINCHED = 1.01;

/**
 * Lets one finger pull a picture: across to the one beside it, down to close. The picture follows by custom properties on the
 * element, without React. Two fingers are the browser's, and so is one while the page is pinched.
 */
export function useSwipe({ onHold, leads, onTurn, onClose }: Swipe) {
  const element = useRef<HTMLDivElement>(null);
  const held = useRef<Held | undefined>(undefined);

  useEffect(() => {
    const { visualViewport } = window;
    const look = () => element.current?.toggleAttribute('data-pinched', isPinched());
    visualViewport?.addEventListener('resize', look);
    return () => visualViewport?.removeEventListener('resize', look);
  }, []);

  function pull(across: number, down: number) {
    const { style, clientHeight = 1 } = element.current ?? {};
    style?.setProperty(styles.ACROSS, `${across}px`);
    style?.setProperty(styles.DOWN, `${down}px`);
    style?.setProperty(styles.LEAVING, String(Math.min(down / clientHeight, 1)));
  }

  function letGo() {
    held.current = undefined;
    element.current?.removeAttribute('data-held');
  }

  function onPointerDown({ pointerType, isPrimary, pointerId, timeStamp, clientX, clientY }: PointerEvent) {
    if (pointerType === 'mouse') return;
    if (!isPrimary || isPinched()) return onPointerCancel();
    held.current = {
      pointer: pointerId,
      since: timeStamp,
      x: clientX,
      y: clientY,
      direction: undefined,
      last: 0,
      movingBack: false,
    };
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const hold = held.current;
    if (hold?.pointer !== pointerId || !element.current) return;
    if (!hold.direction) {
      const direction = directionOf(clientX - hold.x, clientY - hold.y);
      if (direction === 'up') return letGo();
      if (!direction) return;
      hold.direction = direction;
      element.current.setAttribute('data-held', direction);
      onHold();
    }
    const travelled = hold.direction === 'across' ? clientX - hold.x : clientY - hold.y;
    const step = travelled - hold.last;
    if (Math.abs(step) >= 1) {
      hold.movingBack = Math.sign(step) !== Math.sign(travelled);
      hold.last = travelled;
    }
    if (hold.direction === 'across') {
      pull(followed(travelled, leads(sideOf(travelled), element.current)), 0);
    } else pull(0, Math.max(travelled, 0));
  }

  function onPointerUp({ pointerId, timeStamp, clientX, clientY }: PointerEvent) {
    const hold = held.current;
    const viewer = element.current;
    if (hold?.pointer !== pointerId || !viewer) return;
    letGo();
    if (!hold.direction) return;
    const isAcross = hold.direction === 'across';
    const travelled = isAcross ? clientX - hold.x : clientY - hold.y;
    const done = completes({
      travelled: Math.abs(travelled),
      size: isAcross ? viewer.clientWidth : viewer.clientHeight,
      duration: timeStamp - hold.since,
      movingBack: hold.movingBack,
    });
    // A picture on its way out goes on from where it was let go.
    if (done && !isAcross && travelled >= 0) return onClose();
    pull(0, 0);
    const side = sideOf(travelled);
    if (done && isAcross && leads(side, viewer)) onTurn(side, viewer);
  }

  function onPointerCancel() {
    if (held.current?.direction) pull(0, 0);
    letGo();
  }

  return { element, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** The side from which a picture comes when a finger moves by this much: from the right when it moves left. */
function sideOf(travelled: number): -1 | 1 {
  return travelled < 0 ? 1 : -1;
}

function isPinched() {
  return (window.visualViewport?.scale ?? 1) > PINCHED;
}
