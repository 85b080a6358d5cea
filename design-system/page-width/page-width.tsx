import type { ReactNode } from 'react';
import * as styles from './page-width.css.ts';

/** Limits content to the page width, between the gutters, and centres it in wider windows. */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={styles.pageWidth}>{children}</div>;
}
