import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './link.css.ts';

type LinkProps = {
  href: string;
  /** Inline stands in a sentence; standalone is a call of its own, on a hairline, 44 px tall. */
  variant?: 'inline' | 'standalone';
  /** Shown after a standalone link's words. */
  icon?: IconName;
  /** The language of the page it leads to, where that differs from this one's. */
  hrefLang?: string;
  /** It leads to the page or part that is shown now. */
  current?: boolean;
  children: ReactNode;
};

/** A link. */
export function Link({ href, variant = 'inline', icon, hrefLang, current, children }: LinkProps) {
  return (
    <a
      href={href}
      hrefLang={hrefLang}
      lang={hrefLang}
      aria-current={current ? 'page' : undefined}
      className={styles[variant]}
    >
      {variant === 'inline' ? children : <span className={styles.label}>{children}</span>}
      {icon && variant === 'standalone' && <Icon name={icon} />}
    </a>
  );
}
