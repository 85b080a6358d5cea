import type { ReactNode } from 'react';
import * as styles from './accordion.css.ts';

type AccordionProps = {
  items: readonly {
    readonly id: string;
    readonly title: string;
    readonly content: ReactNode;
    /** Whether the item is open at first. */
    readonly open?: boolean;
  }[];
  /** A name that is unique in the page. With it, opening an item closes the others. */
  name?: string;
  /** Heading level of the titles. Without it the titles are not headings. */
  level?: 2 | 3 | 4 | 5 | 6;
};

/** A list of `<details>` elements. They work without JavaScript, and the browser's search finds their text. */
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
