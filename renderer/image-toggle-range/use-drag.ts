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
    ({ button, currentTarget: row, pointerId, clientX: from }: ReactPointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      const letGo = new AbortController();
      const { signal } = letGo;
      const follow = ({ clientX }: PointerEvent) => {
        if (!row.hasPointerCapture(pointerId)) {
          if (Math.abs(clientX - from) < SLOP) return;
          row.setPointerCapture(pointerId);
        }
        chooseAt(row, clientX);
      };
      row.addEventListener('pointermove', follow, { signal });
      for (const end of ['pointerup', 'pointercancel'] as const) {
        window.addEventListener(end, () => letGo.abort(), { signal });
      }
    },
    [],
  );
}

function chooseAt(row: HTMLElement, x: number) {
  const radios = [...row.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const radio =
    radios[
      nearest(
        x,
        radios.map((one) => one.getBoundingClientRect()),
      )
    ];
  if (!radio || radio.checked) return;
  radio.checked = true;
  radio.focus({ preventScroll: true });
}
