import { useRef, useState } from 'react';
import './calendar.css.ts';
import type { FieldProps } from '../field/field.tsx';
import type { FieldValue } from '../field/use-field-value.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CalendarPlace } from './calendar-place.tsx';
import type { CalendarSetup } from './calendar-setup.ts';
import { DateField } from './date-field.tsx';
import * as styles from './date-picker.css.ts';
import { TimeField, type TimeProps } from './time-field.tsx';
import { useActiveDate } from './use-active-date.ts';
import { useCalendar } from './use-calendar.ts';
import { usePanel } from './use-panel.ts';

type DatePickerProps = FieldProps &
  FieldValue & {
    setup: CalendarSetup;
    /** The time of the day is asked for, too, and sent as `HH:mm` under a name of its own. */
    time?: TimeProps | undefined;
    readOnly?: boolean | undefined;
    /** The calendar opens over the page, or always stands below its field. */
    look?: 'popover' | 'inline' | undefined;
  };

/**
 * A day, and a time of it. The value is `YYYY-MM-DD`, never a `Date`, which would change zones on its way. It is kept by a native
 * date input, where it can be typed: before the script, while the calendar is fetched, and without either.
 */
export function DatePicker({ setup, time, readOnly, look = 'popover', ...props }: DatePickerProps) {
  const { value, defaultValue, onChange, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState(false);
  const panel = usePanel(root);
  const date = useActiveDate({ value, defaultValue, onChange }, setup);
  const idle = Boolean(readOnly || field.disabled);
  const inline = look === 'inline';
  const { Calendar, lost, fetchCalendar } = useCalendar(inline && !idle);
  const refusal = date.invalid ? setup.words.invalid : undefined;
  const choose = (chosen: string) => {
    date.select(chosen);
    panel.close();
  };
  const open = () => {
    date.restart();
    panel.toggle();
  };
  const place = { setup, inline, Calendar, ...date };
  return (
    <div
      ref={root}
      role="presentation"
      className={styles.place}
      onKeyDown={panel.onKeyDown}
      onBlur={panel.onBlur}
      onFocus={idle ? undefined : fetchCalendar}
      onInput={() => setSpoken(true)}
    >
      <div className={styles.fields}>
        <DateField
          {...field}
          {...{ setup, readOnly, lost }}
          binding={date.binding}
          date={date.selected}
          error={refusal ?? field.error}
          opener={inline || idle ? undefined : { ...panel, toggle: open }}
        />
        {time && (
          <TimeField
            {...time}
            id={`${field.id}-time`}
            required={time.required ?? field.required}
            requiredLabel={field.requiredLabel}
            disabled={field.disabled}
            readOnly={readOnly}
            // Where the active date is in sight, Enter takes it; else it sends the form, as in every field.
            onEnter={inline || panel.open ? () => choose(date.active) : undefined}
          />
        )}
      </div>
      {!idle && !lost && (inline || panel.open) && <CalendarPlace {...place} onSelect={choose} />}
      {/* Typed or walked into: it comes while one is in the field, so it is said. */}
      <VisuallyHidden live>{spoken && refusal}</VisuallyHidden>
    </div>
  );
}
