import type { DayButtonProps } from 'react-day-picker';
import * as styles from './calendar.css.ts';

/**
 * A day to press. Only the active one can be reached by Tab; a disabled one can be, too, and says that it is disabled: a visitor
 * may have typed it. The vendor's own keys and focus are left out, as both follow the active date here.
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
