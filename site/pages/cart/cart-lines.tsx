import { type ReactNode, useRef } from 'react';
import { useListMotion } from '#design-system/list-motion';
import * as styles from './cart-lines.css.ts';

/**
 * The lines of a cart or a wishlist, and the parts around them. When a line is added, removed or moved, all elements with `data-slides`
 * slide to their new positions.
 */
export function SlidingParts({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useListMotion(root, '[data-slides]');
  return (
    <div ref={root} className={`${styles.slidingParts} ${className}`}>
      {children}
    </div>
  );
}

/** The list of the lines of a cart or a wishlist. */
export function CartLines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  );
}
