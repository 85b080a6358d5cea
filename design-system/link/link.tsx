import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './link.css.ts';

type LinkProps = {
  href: string;
  /** `inline` is part of a sentence. `standalone` is a call to action, underlined by a hairline and 44 px high. */
  variant?: 'inline' | 'standalone';
  /** Rendered after the label of a standalone link. */
  icon?: IconName;
  /** Language of the linked page and of the label, if it differs from the current page. */
  hrefLang?: string;
  /** The link points to the current page. */
  current?: boolean;
  children: ReactNode;
};

/** A link inside a sentence, or a link with an optional icon that stands alone. */
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
