import type { ComponentType } from 'react';
import { sheet } from '../field/sheet.css.ts';
import type { DateString } from './active-date.ts';
import type { CalendarSetup } from './calendar-setup.ts';
import * as calendar from './calendar.css.ts';
import type { CalendarProps } from './calendar.tsx';
import * as styles from './date-picker.css.ts';

type CalendarPlaceProps = {
  setup: CalendarSetup;
  inline: boolean;
  Calendar: ComponentType<CalendarProps> | undefined;
  active: DateString;
  selected: DateString;
  move: (date: DateString) => void;
  onSelect: (date: DateString) => void;
};

/** Where the calendar stands, at its full size before it has come. */
export function CalendarPlace({ setup, inline, Calendar, onSelect, ...date }: CalendarPlaceProps) {
  const { active, selected, move } = date;
  const days = Calendar ? (
    <Calendar {...{ setup, active, selected, onSelect }} entered={!inline} onMove={move} />
  ) : (
    <div className={calendar.calendar} aria-busy="true" />
  );
  if (inline) {
    return (
      <div role="group" aria-label={setup.words.open} className={styles.inline}>
        {days}
      </div>
    );
  }
  return (
    <div ref={showOver} role="dialog" aria-label={setup.words.open} className={`${sheet} ${styles.panel}`}>
      {days}
    </div>
  );
}

/** Over everything on the page, modals and what clips included, where the browser can; else it is fixed in the window. */
function showOver(panel: HTMLElement | null) {
  if (!panel || !('showPopover' in panel)) return;
  panel.popover = 'manual';
  if (!panel.matches(':popover-open')) panel.showPopover();
}
