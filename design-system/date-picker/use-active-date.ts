import { type RefObject, useEffect, useState } from 'react';
import { writeValue } from '../control-value/control-value.ts';
import { type ValueProps, useFieldValue } from '../field/use-field-value.ts';
import { type DateString, findInitialDate } from './active-date.ts';
import { type CalendarSetup, getInvalidMessage, isUnavailable } from './calendar-setup.ts';

/**
 * Returns the selected date and the active date. The keys of the calendar move the active date. A typed date becomes the selected and the
 * active date. A disabled date blocks the form (specification §5) until the visitor selects another date, or moves the active date to an
 * enabled date. Such a move clears the value.
 *
 * @param isVisible whether the calendar is visible. Without it, the active date is the selected or the initial date.
 */
export function useActiveDate(field: ValueProps, setup: CalendarSetup, isVisible: boolean) {
  const { current: selected, binding } = useFieldValue(field);
  const [move, setMove] = useState<{ from: DateString; to: DateString }>();
  if (move && !isVisible) setMove(undefined);
  const { today, isDisabled, min, max } = setup;
  // A new selected date resets the active date.
  const active = move?.from === selected ? move.to : selected || findInitialDate(today, isDisabled, min, max);
  const invalidMessage =
    selected !== '' && isUnavailable(selected, setup) ? getInvalidMessage(selected, setup) : undefined;
  const select = (date: DateString) => {
    if (binding.ref.current && !isUnavailable(date, setup)) writeValue(binding.ref.current, date);
  };
  useCustomValidity(binding.ref, invalidMessage ?? '');
  return {
    active,
    selected,
    /** The message of a selected date that is unavailable. */
    invalidMessage,
    binding,
    select,
    move: (to: DateString) => {
      const shouldClear = invalidMessage !== undefined && !isUnavailable(to, setup);
      if (shouldClear && binding.ref.current) writeValue(binding.ref.current, '');
      setMove({ from: shouldClear ? '' : selected, to });
    },
  };
}

/** Sets the custom validation message, with which the browser blocks the form. An empty message unblocks it. */
function useCustomValidity(input: RefObject<HTMLInputElement | null>, message: string) {
  useEffect(() => input.current?.setCustomValidity(message), [input, message]);
}
