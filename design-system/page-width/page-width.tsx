import type { ReactNode } from 'react';
import * as styles from './page-width.css.ts';

/** The width of the page: content between the gutters, centred once the window is wider than the page. */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={styles.pageWidth}>{children}</div>;
}
