import type { ReactNode } from 'react';
import * as styles from './notice.css.ts';

type NoticeProps = {
  tone?: 'neutral' | 'danger' | 'success';
  title: string;
  /** Heading level of the title. Without it the title is not a heading. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
};

/** A message in the page: an error, a success, or a note for editors. */
export function Notice({ tone = 'neutral', title, level, children }: NoticeProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={`${styles.notice} ${styles.tone[tone]}`}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
}
