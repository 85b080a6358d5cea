import type { ComponentType } from 'react';
import { popup } from '../field/popup.css.ts';
import type { DateString } from './active-date.ts';
import type { CalendarSetup } from './calendar-setup.ts';
import * as calendar from './calendar.css.ts';
import type { CalendarProps } from './calendar.tsx';
import * as styles from './date-picker.css.ts';

type CalendarContainerProps = {
  setup: CalendarSetup;
  inline: boolean;
  Calendar: ComponentType<CalendarProps> | undefined;
  active: DateString;
  selected: DateString;
  move: (date: DateString) => void;
  onSelect: (date: DateString) => void;
};

/** The calendar, inline or in a popup. While the calendar loads, a placeholder of the same size is shown. */
export function CalendarContainer({
  setup,
  inline,
  Calendar,
  active,
  selected,
  move,
  onSelect,
}: CalendarContainerProps) {
  const content = Calendar ? (
    <Calendar {...{ setup, active, selected, onSelect }} focusOnMount={!inline} onMove={move} />
  ) : (
    <div className={calendar.calendar} aria-busy="true" />
  );
  if (inline) {
    return (
      <div role="group" aria-label={setup.texts.open} className={styles.inline}>
        {content}
      </div>
    );
  }
  return (
    <div
      ref={showInTopLayer}
      role="dialog"
      aria-label={setup.texts.open}
      className={`${popup} ${styles.popup}`}
    >
      {content}
    </div>
  );
}

/** Shows the popup in the top layer, above modals and without clipping. Browsers without popovers show it with `position: fixed`. */
function showInTopLayer(element: HTMLElement | null) {
  if (!element || !('showPopover' in element)) return;
  element.popover = 'manual';
  if (!element.matches(':popover-open')) element.showPopover();
}
