import { type RefObject, useEffect, useState } from 'react';
import { type FieldValue, useFieldValue } from '../field/use-field-value.ts';
import { writeValue } from '../field/write-value.ts';
import { type DateString, firstActive } from './active-date.ts';
import { type CalendarSetup, isOut } from './calendar-setup.ts';

/**
 * The chosen date and the active one, which the calendar's keys walk with. What is typed is both. A disabled one blocks the form
 * until it is valid (specification §5): by another answer, or by walking on, which takes the refused one away.
 */
export function useActiveDate(field: FieldValue, setup: CalendarSetup) {
  const { current: selected, binding } = useFieldValue(field);
  const [walked, setWalked] = useState<{ from: DateString; to: DateString }>();
  const { today, isDisabled, min, max } = setup;
  // A new answer ends the walk.
  const active = walked?.from === selected ? walked.to : selected || firstActive(today, isDisabled, min, max);
  const invalid = selected !== '' && isOut(selected, setup);
  const select = (date: DateString) => {
    if (binding.ref.current && !isOut(date, setup)) writeValue(binding.ref.current, date);
  };
  useBlocking(binding.ref, invalid ? setup.words.invalid : '');
  return {
    active,
    selected,
    invalid,
    binding,
    select,
    /** Back to the answer, or to the first day: where a calendar opens. */
    restart: () => setWalked(undefined),
    move: (to: DateString) => {
      const refused = invalid && !isOut(to, setup);
      if (refused && binding.ref.current) writeValue(binding.ref.current, '');
      setWalked({ from: refused ? '' : selected, to });
    },
  };
}

/** The browser's own check refuses to send the form, and says why. */
function useBlocking(input: RefObject<HTMLInputElement | null>, message: string) {
  useEffect(() => input.current?.setCustomValidity(message), [input, message]);
}
