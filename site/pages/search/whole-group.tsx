import { useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Pagination } from '#design-system/pagination';
import { CategoryList } from '../category/category-list.tsx';
import { listHref } from '../category/category-query.ts';
import { CategoryResults } from './category-results.tsx';
import { ContentResults } from './content-results.tsx';
import { readSearchChoice } from './search-request.ts';
import * as styles from './search-results.css.ts';
import type { WholeGroup as WholeGroupResults } from './shown-results.ts';

type WholeGroupProps = { readonly term: string; readonly group: WholeGroupResults };

/** All results of one group: products with facets, sort order and pages, or the pages of another group. */
export function WholeGroup({ term, group }: WholeGroupProps) {
  const { t } = useTranslation(['search', 'category']);
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} size="chapter">
          {t(`search:wholeGroup.${group.kind}`, { term })}
        </Heading>
        <a className={styles.back} href={group.overviewHref}>
          <Icon name="arrow-back" />
          {t('search:allGroups', { term })}
        </a>
      </div>
      {group.kind === 'products' && (
        // With the key, the list of another term has no used facets of this list.
        <CategoryList key={group.list.path} {...group.list} readChoice={readSearchChoice} />
      )}
      {group.kind === 'categories' && <CategoryResults results={group.categories} />}
      {group.kind === 'content' && <ContentResults results={group.content} level={3} />}
      {group.kind !== 'products' && (
        <Pagination
          current={group.page}
          last={group.pageCount}
          hrefOf={(page) => listHref(group.path, { facets: [], sort: undefined, page })}
          texts={{
            label: t('category:pages.label'),
            previous: t('category:pages.previous'),
            next: t('category:pages.next'),
            page: (page) => t('category:pages.page', { page }),
          }}
        />
      )}
    </>
  );
}
