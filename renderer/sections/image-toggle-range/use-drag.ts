import { type PointerEvent as ReactPointerEvent, useCallback } from 'react';
import { nearest } from './nearest.ts';

/** Pixels along the row before a press is a drag; a finger that scrolls the page starts with less. */
const SLOP = 6;

/**
 * Lets the knob follow a finger or a mouse along a row of radios: the one below the pointer is chosen. A press
 * without a drag, and the keyboard, stay the browser's own; the styles move the knob.
 */
export function useDrag() {
  return useCallback(
    ({ button, currentTarget: row, pointerId, clientX: from, clientY }: ReactPointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      const letGo = new AbortController();
      const { signal } = letGo;
      const follow = ({ clientX }: PointerEvent) => {
        if (!row.hasPointerCapture(pointerId)) {
          if (Math.abs(clientX - from) < SLOP) return;
          row.setPointerCapture(pointerId);
        }
        chooseAt(row, clientX, clientY);
      };
      row.addEventListener('pointermove', follow, { signal });
      for (const end of ['pointerup', 'pointercancel'] as const) {
        window.addEventListener(end, () => letGo.abort(), { signal });
      }
    },
    [],
  );
}

/** The radio at `x`, of those at the height the drag began at: on a phone many of them stand in more than one row. */
function chooseAt(row: HTMLElement, x: number, y: number) {
  const inReach = [...row.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .map((radio) => ({ radio, box: radio.getBoundingClientRect() }))
    .filter(({ box: { top, bottom } }) => top <= y && y <= bottom);
  const boxes = inReach.map(({ box }) => box);
  const radio = inReach[nearest(x, boxes)]?.radio;
  if (!radio || radio.checked) return;
  radio.checked = true;
  radio.focus({ preventScroll: true });
}
