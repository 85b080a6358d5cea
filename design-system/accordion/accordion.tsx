import type { ReactNode } from 'react';
import * as styles from './accordion.css.ts';

type AccordionProps = {
  items: readonly {
    readonly id: string;
    readonly title: string;
    readonly content: ReactNode;
    /** Open from the start. */
    readonly open?: boolean;
  }[];
  /** With a name, the page's own, opening one closes the others. */
  name?: string;
  /** The titles' place in the outline; without one they are no headings. */
  level?: 2 | 3 | 4 | 5 | 6;
};

/** Titles that open what is below them. `<details>` needs no script, is found by the browser's search and prints open. */
export function Accordion({ items, name, level }: AccordionProps) {
  const Heading = level && (`h${level}` as const);
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} name={name} open={open} className={styles.item}>
          <summary className={styles.title}>{Heading ? <Heading>{title}</Heading> : title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
