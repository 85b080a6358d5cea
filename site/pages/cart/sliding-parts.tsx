import { type ReactNode, useRef } from 'react';
import { useListMotion } from '#design-system/list-motion';
import * as styles from './sliding-parts.css.ts';

type SlidingPartsProps = { readonly className: string; readonly children: ReactNode };

/**
 * Contains the lines of a cart or a wishlist and the parts below or beside them. All of them have `data-slides`. When one is added or
 * removed, it fades, and the others slide to their new positions.
 */
export function SlidingParts({ className, children }: SlidingPartsProps) {
  const root = useRef<HTMLDivElement>(null);
  useListMotion(root, '[data-slides]');
  return (
    <div ref={root} className={`${styles.slidingParts} ${className}`}>
      {children}
    </div>
  );
}
