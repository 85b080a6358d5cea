import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

type BadgeProps = {
  /** Accent stands out, quiet does not; success and danger say how something went. */
  tone?: 'quiet' | 'accent' | 'success' | 'danger';
  children: ReactNode;
};

/** A word or two on what something is: new, nearly gone, repaired. Its colour says nothing that the words do not. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tone[tone]}`}>{children}</span>;
}
