import { type ReactNode, useRef } from 'react';
import { useListMotion } from '#design-system/list-motion';
import * as styles from './cart-lines.css.ts';

/** The list of the lines of a cart or a wishlist. Lines are animated when they are added, removed or moved. */
export function CartLines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useListMotion(root, ':scope > ul > li');
  return (
    <div ref={root} className={styles.movingLines}>
      <ul className={styles.lines} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
