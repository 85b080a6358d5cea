import type { ReactNode, Ref } from 'react';
import * as styles from './cart-lines.css.ts';

type CartLinesProps = {
  readonly ref: Ref<HTMLUListElement>;
  readonly label: string;
  readonly children: ReactNode;
};

/** The list of the lines of a cart or a wishlist. It receives the focus after a line is put back. */
export function CartLines({ ref, label, children }: CartLinesProps) {
  return (
    <ul ref={ref} tabIndex={-1} className={styles.lines} aria-label={label}>
      {children}
    </ul>
  );
}
