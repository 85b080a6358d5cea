import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { tool } from '../field/tool.css.ts';
import { Icon } from '../icon/icon.tsx';
import { type DateString, dayOfWeek, moveActive, type Unit } from './active-date.ts';
import { calendarFormats } from './calendar-formats.ts';
import { type CalendarSetup, isOut } from './calendar-setup.ts';
import * as styles from './calendar.css.ts';
import { DayButton } from './day-button.tsx';
import { fromLocalDate, toLocalDate } from './local-date.ts';

export type CalendarProps = {
  setup: CalendarSetup;
  active: DateString;
  selected: DateString;
  /** It has just been opened by the visitor, who expects to be in it. */
  entered: boolean;
  onMove: (date: DateString) => void;
  onSelect: (date: DateString) => void;
};

const MOVES: Readonly<Record<string, readonly [unit: Unit, n: number]>> = {
  ArrowUp: ['week', -1],
  ArrowDown: ['week', 1],
  PageUp: ['month', -1],
  PageDown: ['month', 1],
};
/** The vendor's own caption; ours stands between its buttons. */
const NOTHING = () => <></>;
const COMPONENTS = { DayButton, MonthCaption: NOTHING };
const CLASSES = { month_grid: styles.grid, weekday: styles.weekday, day: styles.cell };

/** A month of days. react-day-picker draws the grid; where the active date goes is our own rule, for every key and button. */
export function Calendar({ setup, active, selected, entered, onMove, onSelect }: CalendarProps) {
  const { today, min, max, isDisabled, locale, weekStart = 1, words } = setup;
  const root = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(entered);
  useEffect(() => {
    if (takesFocus.current) root.current?.querySelector<HTMLElement>('[data-active]')?.focus();
    takesFocus.current = false;
  });
  const { captionOf, formatters, labels } = useMemo(() => calendarFormats(locale, words), [locale, words]);
  const moved = (unit: Unit, n: number) => moveActive(active, unit, n, isDisabled, min, max);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement && event.target.dataset.day)) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveOf(event, dayOfWeek(active, weekStart), rtl);
    if (!move) return;
    event.preventDefault();
    takesFocus.current = true;
    onMove(moved(...move));
  };
  return (
    <div ref={root} role="presentation" className={styles.calendar} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        {([-1, 1] as const).map((n) => {
          const next = moved('month', n);
          const idle = next.slice(0, 7) === active.slice(0, 7);
          return (
            <button
              key={n}
              type="button"
              className={tool}
              style={{ order: n }}
              aria-label={n < 0 ? words.previousMonth : words.nextMonth}
              aria-disabled={idle || undefined}
              onClick={() => idle || onMove(next)}
            >
              <Icon name={n < 0 ? 'arrow-back' : 'arrow'} />
            </button>
          );
        })}
        <span className={styles.caption} role="status">
          {captionOf(active)}
        </span>
      </div>
      <DayPicker
        month={toLocalDate(active)}
        today={toLocalDate(today)}
        weekStartsOn={weekStart}
        disabled={(date) => isOut(fromLocalDate(date), setup)}
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

function moveOf({ key, shiftKey }: KeyboardEvent, weekday: number, rtl: boolean) {
  const move = MOVES[key];
  if (move) return shiftKey && key.startsWith('Page') ? (['year', move[1]] as const) : move;
  const ahead = rtl ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return ['day', key === ahead ? 1 : -1] as const;
  if (key === 'Home') return ['day', -weekday] as const;
  if (key === 'End') return ['day', 6 - weekday] as const;
  return undefined;
}
