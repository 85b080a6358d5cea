import type { ReactNode } from 'react';
import * as styles from './eyebrow.css.ts';

/** The short line above a heading that says what kind of thing follows. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
