import { type KeyboardEvent, type RefObject, useState } from 'react';
import { writeValue } from '../field/write-value.ts';
import { type Steps, steppedValue } from './stepped-value.ts';

const STEPS_OF_KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Steps through a field's numbers by keys and by buttons; what a button made of the value is said, as the focus is not on it. */
export function useSteps(input: RefObject<HTMLInputElement | null>, steps: Steps) {
  const [said, setSaid] = useState('');
  const step = (n: number) => {
    const control = input.current;
    if (!control) return '';
    const next = steppedValue(control.value, n, steps);
    if (next !== control.value) writeValue(control, next);
    return next;
  };
  return {
    said,
    move: (n: number) => setSaid(step(n)),
    onKeyDown: (event: KeyboardEvent) => {
      const n = STEPS_OF_KEYS[event.key];
      if (n === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      step(n);
    },
  };
}
