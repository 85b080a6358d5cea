import { Breadcrumb as Crumbs } from '#design-system/breadcrumb';
import { PageWidth } from '#design-system/page-width';
import { withQuery } from '#site/protocol/route-table';
import type { Crumb } from '#site/seo/json-ld';

type PageBreadcrumbProps = {
  /** From home to the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly label: string;
  /** Goes along with every link. */
  readonly keptQuery: string;
};

/** The way from home to this page, for pages that lie below another one. */
export function Breadcrumb({ crumbs, label, keptQuery }: PageBreadcrumbProps) {
  const links = crumbs.map(({ title, path }) => ({ title, href: withQuery(encodeURI(path), keptQuery) }));
  return (
    <PageWidth>
      <Crumbs label={label} crumbs={links} />
    </PageWidth>
  );
}
