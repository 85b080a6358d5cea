import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

type VisuallyHiddenProps = {
  as?: 'span' | 'p' | 'h1' | 'h2';
  /** Changes are announced, politely. */
  live?: boolean;
  children?: ReactNode;
};

/** Words that are heard and not seen. */
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
