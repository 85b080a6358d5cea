import type { ReactNode } from 'react';
import * as styles from './grid.css.ts';

/**
 * A grid of twelve columns. `bleed` adds a gutter column at each side (lines `bleed-start`, `content-start`, `content-end`,
 * `bleed-end`), so that pictures can extend to the edge of the window. Use it outside `PageWidth`.
 */
export function Grid({ bleed = false, children }: { bleed?: boolean; children: ReactNode }) {
  return <div className={bleed ? `${styles.grid} ${styles.bleed}` : styles.grid}>{children}</div>;
}
