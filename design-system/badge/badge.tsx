import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

type BadgeProps = {
  /** `accent` is prominent, `quiet` is not. `success` and `danger` describe a result. */
  tone?: 'quiet' | 'accent' | 'success' | 'danger';
  children: ReactNode;
};

/** A short label for a state, such as “new” or “repaired”. The text alone carries the meaning, not the colour. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tone[tone]}`}>{children}</span>;
}
