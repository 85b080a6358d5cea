import type { ReactNode } from 'react';
import * as styles from './skip-link.css.ts';

/** The first link of the page. It skips the header, and is visible only while it has the focus. `href` is the fragment of the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className={styles.skipLink}>
      {children}
    </a>
  );
}
