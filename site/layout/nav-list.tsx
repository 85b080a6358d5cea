import type { NavItem } from '#site/services/content';
import * as styles from './nav-list.css.ts';

type NavListProps = {
  readonly items: readonly NavItem[];
  /** Path of the page being shown, to mark the way to it. */
  readonly path: string;
  readonly variant: keyof typeof styles.variants;
};

/** A navigation as the CMS gives it, two levels deep; an item without an address is a heading for those below it. */
export function NavList({ items, path, variant }: NavListProps) {
  return (
    <ul className={styles.variants[variant]}>
      {items.map((item) => (
        <li key={`${item.title}${item.url}`}>
          {item.url === null ? (
            <span className={styles.title}>{item.title}</span>
          ) : (
            <a className={styles.link} href={item.url} aria-current={ariaCurrent(item.url, path)}>
              {item.title}
            </a>
          )}
          {item.children.length > 0 && variant !== 'row' && (
            <NavList items={item.children} path={path} variant="list" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a link leads to the page being shown, or to one above it. */
export function ariaCurrent(url: string, path: string) {
  const [address = ''] = url.split(/[?#]/);
  if (address === encodeURI(path)) return 'page';
  const isHome = address.split('/').length === 2;
  return !isHome && encodeURI(path).startsWith(`${address}/`) ? 'true' : undefined;
}
