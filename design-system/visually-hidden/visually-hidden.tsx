import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

type VisuallyHiddenProps = {
  as?: 'span' | 'p' | 'h1' | 'h2';
  /** Announces changes in a polite live region. */
  live?: boolean;
  children?: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', live = false, children }: VisuallyHiddenProps) {
  return (
    <Element
      className={styles.hidden}
      aria-live={live ? 'polite' : undefined}
      aria-atomic={live || undefined}
    >
      {children}
    </Element>
  );
}
