import { useRef, useState } from 'react';
import './calendar.css.ts';
import type { FieldProps } from '../field/field.tsx';
import type { ValueProps } from '../field/use-field-value.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CalendarContainer } from './calendar-container.tsx';
import type { CalendarSetup } from './calendar-setup.ts';
import { DateField } from './date-field.tsx';
import * as styles from './date-picker.css.ts';
import { TimeField, type TimeProps } from './time-field.tsx';
import { useActiveDate } from './use-active-date.ts';
import { useCalendar } from './use-calendar.ts';
import { usePopup } from './use-popup.ts';

export { fromLocalDate } from './local-date.ts';

type DatePickerProps = FieldProps &
  ValueProps & {
    setup: CalendarSetup;
    /** Adds a time field, which is submitted as `HH:mm` under its own name. */
    time?: TimeProps | undefined;
    readOnly?: boolean | undefined;
    /** `popover` opens the calendar above the page, `inline` always shows it below the field. */
    variant?: 'popover' | 'inline' | undefined;
  };

/**
 * A date, optionally with a time. The value is a `YYYY-MM-DD` string, because a `Date` depends on the time zone. A native date input
 * holds the value, so visitors can type it before hydration, while the calendar loads, and without a script.
 */
export function DatePicker({ setup, time, readOnly, variant = 'popover', ...props }: DatePickerProps) {
  const { value, defaultValue, onChange, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [hasInput, setHasInput] = useState(false);
  const isLocked = Boolean(readOnly || field.disabled);
  const inline = variant === 'inline';
  const { Calendar, hasFailed, importCalendar } = useCalendar(inline && !isLocked);
  const popup = usePopup(root, !hasFailed);
  const date = useActiveDate({ value, defaultValue, onChange }, setup, inline || popup.isOpen);
  const select = (day: string) => {
    date.select(day);
    popup.close();
  };
  const { active, selected, move } = date;
  return (
    <div
      ref={root}
      role="presentation"
      className={styles.root}
      onBlur={popup.onBlur}
      onFocus={isLocked ? undefined : importCalendar}
      onInput={() => setHasInput(true)}
    >
      <div className={styles.fields}>
        <DateField
          {...field}
          {...{ setup, readOnly, hasFailed }}
          binding={date.binding}
          date={selected}
          error={date.invalidMessage ?? field.error}
          popup={inline || isLocked ? undefined : popup}
        />
        {time && (
          <TimeField
            {...time}
            id={`${field.id}-time`}
            required={time.required ?? field.required}
            requiredLabel={field.requiredLabel}
            disabled={field.disabled}
            readOnly={readOnly}
            onEnter={isLocked ? undefined : () => select(active)}
          />
        )}
      </div>
      {!isLocked && !hasFailed && (inline || popup.isOpen) && (
        <CalendarContainer {...{ setup, inline, Calendar, active, selected, move }} onSelect={select} />
      )}
      {/* The message can appear while the focus is in the field, so it is announced. */}
      <VisuallyHidden live>{hasInput && date.invalidMessage}</VisuallyHidden>
    </div>
  );
}
