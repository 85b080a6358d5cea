import type { DayButtonProps } from 'react-day-picker';
import * as styles from './calendar.css.ts';

/**
 * The button of a day. Only the active date is in the tab order. A visitor can type a disabled date, which is then the active date. It must
 * stay focusable, so the button has `aria-disabled` instead of `disabled`. The key and focus handlers of react-day-picker are not used,
 * because `Calendar` handles both.
 */
export function DayButton({ day, modifiers, children, onClick, 'aria-label': name }: DayButtonProps) {
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={modifiers.active ? 0 : -1}
      aria-label={name}
      aria-disabled={modifiers.disabled || undefined}
      aria-current={modifiers.today ? 'date' : undefined}
      data-day={day.isoDate}
      data-active={modifiers.active || undefined}
      data-selected={modifiers.selected || undefined}
      data-today={modifiers.today || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
