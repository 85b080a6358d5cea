import * as styles from './breadcrumb.css.ts';

type BreadcrumbProps = {
  /** Names the navigation: “Kruimelpad”. */
  label: string;
  /** From the first page to this one, which is the last and no link. */
  crumbs: readonly { readonly title: string; readonly href: string }[];
};

/** The way to this page from the first one. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, href }, at) => (
          <li key={href} className={styles.crumb}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a className={styles.link} href={href}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
