import type { ReactNode } from 'react';
import * as styles from './skip-link.css.ts';

/** The first thing in the page for the keyboard: past the header to the content. `href` is the content's fragment. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className={styles.skipLink}>
      {children}
    </a>
  );
}
