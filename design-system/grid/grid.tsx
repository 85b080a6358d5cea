import type { ReactNode } from 'react';
import * as styles from './grid.css.ts';

/**
 * Twelve columns. `bleed` adds one gutter column at each side (lines `bleed-start`, `content-start`, `content-end`,
 * `bleed-end`), for pictures that run to the window's edge; it then stands outside a `PageWidth`.
 */
export function Grid({ bleed = false, children }: { bleed?: boolean; children: ReactNode }) {
  return <div className={bleed ? `${styles.grid} ${styles.bleed}` : styles.grid}>{children}</div>;
}
