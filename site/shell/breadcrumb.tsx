import { PageWidth } from '#design-system/page-width';
import { keeping } from '#site/route-table';
import type { Crumb } from '#site/seo';
import * as styles from './breadcrumb.css.ts';

type BreadcrumbProps = {
  /** From home to the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly label: string;
  /** Goes along with every link. */
  readonly keptQuery: string;
};

/** The way from home to this page, for pages that lie below another one. */
export function Breadcrumb({ crumbs, label, keptQuery }: BreadcrumbProps) {
  return (
    <PageWidth>
      <nav aria-label={label}>
        <ol className={styles.crumbs}>
          {crumbs.map(({ title, path }, at) => (
            <li key={path} className={styles.crumb}>
              {at === crumbs.length - 1 ? (
                <span aria-current="page">{title}</span>
              ) : (
                <a className={styles.link} href={keeping(encodeURI(path), keptQuery)}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </PageWidth>
  );
}
