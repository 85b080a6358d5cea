import * as styles from './breadcrumb.css.ts';

type BreadcrumbProps = {
  /** The accessible name of the navigation, such as “Breadcrumb”. */
  label: string;
  /** From the home page to the current page. The last one is not a link. */
  crumbs: readonly { readonly title: string; readonly href: string }[];
};

/** The path from the home page to the current page. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, href }, index) => (
          <li key={href} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
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
