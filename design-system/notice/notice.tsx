import type { ReactNode } from 'react';
import * as styles from './notice.css.ts';

type NoticeProps = {
  tone?: 'neutral' | 'danger' | 'success';
  title: string;
  /** The title's place in the outline; without one it is no heading. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
};

/** Something the page has to say about itself: what went wrong, what worked, what an editor should know. */
export function Notice({ tone = 'neutral', title, level, children }: NoticeProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={`${styles.notice} ${styles.tone[tone]}`}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
}
