import { useTranslation } from 'react-i18next';
import { Breadcrumb as Crumbs } from '#design-system/breadcrumb';
import { PageWidth } from '#design-system/page-width';
import { withQuery } from '#site/protocol/with-query';
import type { Crumb } from '#site/seo/json-ld';

type PageBreadcrumbProps = {
  /** From the home page to the current page. */
  readonly crumbs: readonly Crumb[];
  /** Query that is added to every link. */
  readonly preservedQuery: string;
};

/** The breadcrumb of a page below another page. */
export function Breadcrumb({ crumbs, preservedQuery }: PageBreadcrumbProps) {
  const { t } = useTranslation('layout');
  const links = crumbs.map(({ title, path }) => ({
    title,
    href: withQuery(encodeURI(path), preservedQuery),
  }));
  return (
    <PageWidth>
      <Crumbs label={t('breadcrumb')} crumbs={links} />
    </PageWidth>
  );
}
