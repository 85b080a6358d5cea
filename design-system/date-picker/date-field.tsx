import type { ComponentProps, RefObject } from 'react';
import { control } from '../field/control.css.ts';
import { controlRow, fieldButton } from '../field/field-button.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { Icon } from '../icon/icon.tsx';
import { formatDate } from '../locale-date/locale-date.ts';
import * as native from '../text-field/text-field.css.ts';
import type { DateString } from './active-date.ts';
import type { CalendarSetup } from './calendar-setup.ts';
import * as styles from './date-picker.css.ts';

type DateFieldProps = FieldProps & {
  setup: CalendarSetup;
  /** The selected date, or an empty string. */
  date: DateString;
  readOnly: boolean | undefined;
  binding: ComponentProps<'input'> & { ref: RefObject<HTMLInputElement | null> };
  /** The calendar failed to load, so the button opens the browser's date picker. */
  hasFailed: boolean;
  /** Undefined when the field has no calendar button. */
  popup: { trigger: RefObject<HTMLButtonElement | null>; isOpen: boolean; toggle: () => void } | undefined;
};

/** The native date input, the button that opens the calendar, and the date with its weekday and month in words. */
export function DateField({ setup, date, readOnly, binding, hasFailed, popup, ...field }: DateFieldProps) {
  // Before hydration only the button in the browser's date input works.
  const isHydrated = useHydrated();
  const { min, max, texts } = setup;
  return (
    <Field {...field}>
      {(attributes) => (
        <>
          <div className={controlRow}>
            <input
              {...attributes}
              {...binding}
              {...{ min, max, readOnly }}
              type="date"
              className={`${control} ${native.input} ${styles.input}`}
              data-calendar={isHydrated && popup ? '' : undefined}
            />
            {isHydrated && popup && (
              <button
                type="button"
                ref={popup.trigger}
                className={`${fieldButton} ${styles.calendarButton}`}
                aria-label={texts.open}
                aria-haspopup="dialog"
                aria-expanded={popup.isOpen}
                onClick={() => (hasFailed ? binding.ref.current?.showPicker() : popup.toggle())}
              >
                <Icon name="calendar" />
              </button>
            )}
          </div>
          <output htmlFor={field.id} className={styles.fullDate}>
            {formatFullDate(date, setup.locale)}
          </output>
        </>
      )}
    </Field>
  );
}

/** Formats a date in the page's locale. The date input uses the locale of the browser, where 04/12 is ambiguous. */
function formatFullDate(date: DateString, locale: string) {
  const day = new Date(`${date}T00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  return formatDate(new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }), day);
}
