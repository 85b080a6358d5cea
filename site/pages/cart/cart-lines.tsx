import type { ReactNode } from 'react';
import * as styles from './cart-lines.css.ts';

/** The list of the lines of a cart or a wishlist. */
export function CartLines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  );
}
