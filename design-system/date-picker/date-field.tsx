import type { ComponentProps, RefObject } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { frame, tool } from '../field/tool.css.ts';
import { useAwake } from '../hydration/use-awake.ts';
import { Icon } from '../icon/icon.tsx';
import * as native from '../text-field/text-field.css.ts';
import type { DateString } from './active-date.ts';
import type { CalendarSetup } from './calendar-setup.ts';
import * as styles from './date-picker.css.ts';

type DateFieldProps = FieldProps & {
  setup: CalendarSetup;
  /** The date that is chosen, or nothing. */
  date: DateString;
  readOnly: boolean | undefined;
  binding: ComponentProps<'input'> & { ref: RefObject<HTMLInputElement | null> };
  /** The calendar cannot be had: the button opens the browser's own. */
  lost: boolean;
  opener: { opener: RefObject<HTMLButtonElement | null>; open: boolean; toggle: () => void } | undefined;
};

/** Where the date is typed, and what opens the calendar. */
export function DateField({ setup, date, readOnly, binding, lost, opener, ...field }: DateFieldProps) {
  // Until the script is at work, the browser's own button is the one that works.
  const scripted = useAwake();
  const { min, max, words } = setup;
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <div className={frame}>
            <input
              {...wiring}
              {...binding}
              {...{ min, max, readOnly }}
              type="date"
              className={`${control} ${native.input} ${styles.input}`}
              data-calendar={scripted && opener ? '' : undefined}
            />
            {scripted && opener && (
              <button
                type="button"
                ref={opener.opener}
                className={`${tool} ${styles.opener}`}
                aria-label={words.open}
                aria-haspopup="dialog"
                aria-expanded={opener.open}
                onClick={() => (lost ? binding.ref.current?.showPicker() : opener.toggle())}
              >
                <Icon name="calendar" />
              </button>
            )}
          </div>
          <output htmlFor={field.id} className={styles.inWords}>
            {inWords(date, setup.locale)}
          </output>
        </>
      )}
    </Field>
  );
}

/** The browser writes the date as its own language does, and 04/12 is two days: here it is as the page writes it. */
function inWords(date: DateString, locale: string) {
  const day = new Date(`${date}T00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(day);
}
