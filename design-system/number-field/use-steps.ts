import type { KeyboardEvent, RefObject } from 'react';
import { useAnnouncement } from '../announcement/announcement.ts';
import { writeValue } from '../control-value/control-value.ts';
import { type StepRange, stepValue } from './stepped-value.ts';

const STEPS_OF_KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Changes a number input by keys and buttons. After a button press the new value is announced, because the input has no focus. */
export function useSteps(input: RefObject<HTMLInputElement | null>, steps: StepRange) {
  const [announcement, announce] = useAnnouncement();
  const step = (n: number) => {
    const control = input.current;
    if (!control) return '';
    const next = stepValue(control.value, n, steps);
    if (next !== control.value) writeValue(control, next);
    return next;
  };
  return {
    announcement,
    move: (n: number) => announce(step(n)),
    onKeyDown: (event: KeyboardEvent) => {
      const n = STEPS_OF_KEYS[event.key];
      if (n === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      step(n);
    },
  };
}
