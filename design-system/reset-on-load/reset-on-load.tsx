import type { ReactNode } from 'react';
import * as styles from './reset-on-load.css.ts';

/**
 * Controls that have their initial state whenever the page loads. Browsers do not restore their values after a reload or when the visitor
 * goes back. The controls must not be in another form.
 *
 * The form carries `autocomplete`, which is invalid on radio buttons and checkboxes. With `method="dialog"` and no dialog around it,
 * Enter submits nothing (HTML standard, form submission algorithm).
 */
export function ResetOnLoad({ children }: { children: ReactNode }) {
  return (
    <form autoComplete="off" method="dialog" className={styles.form}>
      {children}
    </form>
  );
}
