import type { ReactNode } from 'react';
import * as styles from './eyebrow.css.ts';

/** A short line above a heading that names the topic. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
