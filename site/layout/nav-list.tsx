import type { NavItem } from '#site/services/content';
import * as styles from './nav-list.css.ts';

type NavListProps = {
  readonly items: readonly NavItem[];
  /** Path of the current page, for `aria-current`. */
  readonly path: string;
  readonly variant: keyof typeof styles.variants;
};

/** A navigation of the CMS with up to two levels. An item without a URL is a heading of its children. */
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

/** Returns `page` for a link to the current page, `true` for a link to its ancestor. */
export function ariaCurrent(url: string, path: string) {
  const [address = ''] = url.split(/[?#]/);
  if (address === encodeURI(path)) return 'page';
  const isHome = address.split('/').length === 2;
  return !isHome && encodeURI(path).startsWith(`${address}/`) ? 'true' : undefined;
}
