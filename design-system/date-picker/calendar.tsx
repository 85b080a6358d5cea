import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { fieldButton } from '../field/field-button.css.ts';
import { Icon } from '../icon/icon.tsx';
import { type DateString, getDayOfWeek, moveActiveDate, type Unit } from './active-date.ts';
import { createCalendarFormats } from './calendar-formats.ts';
import { type CalendarSetup, isUnavailable } from './calendar-setup.ts';
import * as styles from './calendar.css.ts';
import { DayButton } from './day-button.tsx';
import { fromLocalDate, toLocalDate } from './local-date.ts';

export type CalendarProps = {
  setup: CalendarSetup;
  /** The only date in the tab order. The calendar shows its month. */
  active: DateString;
  /** The selected date, or an empty string. */
  selected: DateString;
  /** Moves the focus to the active date on mount, for a calendar in a popup. */
  focusOnMount: boolean;
  onMove: (date: DateString) => void;
  onSelect: (date: DateString) => void;
};

/** Movement of the active date by key. */
const MOVES_OF_KEYS: Readonly<Record<string, readonly [unit: Unit, n: number]>> = {
  ArrowUp: ['week', -1],
  ArrowDown: ['week', 1],
  PageUp: ['month', -1],
  PageDown: ['month', 1],
};
/** Language tags of the regions whose weeks start on Sunday. Not all browsers know the weeks of a locale (`getWeekInfo`). */
const SUNDAY_FIRST = /-(?:US|CA)$/;
/** Replaces the caption of react-day-picker, because `Calendar` renders its own caption between the buttons. */
const NO_CAPTION = () => <></>;
const COMPONENTS = { DayButton, MonthCaption: NO_CAPTION };
const CLASSES = { month_grid: styles.grid, weekday: styles.weekday, day: styles.cell };

/** A month grid of react-day-picker. The library does not skip disabled dates, so `moveActiveDate` handles all keys and buttons. */
export function Calendar({ setup, active, selected, focusOnMount, onMove, onSelect }: CalendarProps) {
  const { today, min, max, isDisabled, locale, texts } = setup;
  const { weekStart = SUNDAY_FIRST.test(locale) ? 0 : 1 } = setup;
  const root = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(focusOnMount);
  useEffect(() => {
    if (shouldFocus.current) root.current?.querySelector<HTMLElement>('[data-active]')?.focus();
    shouldFocus.current = false;
  });
  const { formatCaption, formatters, labels } = useMemo(
    () => createCalendarFormats(locale, texts),
    [locale, texts],
  );
  const getDateAfter = (unit: Unit, n: number) => moveActiveDate(active, unit, n, isDisabled, min, max);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement && event.target.dataset.day)) return;
    // Browsers and systems use these keys, for example Alt with an arrow key to go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = getMove(event, getDayOfWeek(active, weekStart), isRightToLeft);
    if (!move) return;
    event.preventDefault();
    shouldFocus.current = true;
    onMove(getDateAfter(...move));
  };
  return (
    <div ref={root} role="presentation" className={styles.calendar} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        {([-1, 1] as const).map((n) => {
          const next = getDateAfter('month', n);
          const hasNoOtherMonth = next.slice(0, 7) === active.slice(0, 7);
          return (
            <button
              key={n}
              type="button"
              className={fieldButton}
              style={{ order: n }}
              aria-label={n < 0 ? texts.previousMonth : texts.nextMonth}
              aria-disabled={hasNoOtherMonth || undefined}
              onClick={() => hasNoOtherMonth || onMove(next)}
            >
              <Icon name={n < 0 ? 'arrow-back' : 'arrow'} />
            </button>
          );
        })}
        <span className={styles.caption} role="status">
          {formatCaption(active)}
        </span>
      </div>
      <DayPicker
        month={toLocalDate(active)}
        today={toLocalDate(today)}
        weekStartsOn={weekStart}
        disabled={(date) => isUnavailable(fromLocalDate(date), setup)}
        modifiers={{ active: toLocalDate(active), selected: selected ? toLocalDate(selected) : undefined }}
        onDayClick={(date) => onSelect(fromLocalDate(date))}
        components={COMPONENTS}
        classNames={CLASSES}
        formatters={formatters}
        labels={labels}
        hideNavigation
      />
    </div>
  );
}

/** Returns the unit and count that a key moves the active date by (APG date picker), or undefined for other keys. */
function getMove({ key, shiftKey }: KeyboardEvent, weekday: number, isRightToLeft: boolean) {
  const move = MOVES_OF_KEYS[key];
  if (move) return shiftKey && key.startsWith('Page') ? (['year', move[1]] as const) : move;
  const nextDayKey = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return ['day', key === nextDayKey ? 1 : -1] as const;
  if (key === 'Home') return ['day', -weekday] as const;
  if (key === 'End') return ['day', 6 - weekday] as const;
  return undefined;
}
