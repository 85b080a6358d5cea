import { useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { CategoryList } from '../category/category-list.tsx';
import { listHref } from '../category/category-query.ts';
import { ListPagination } from '../list-pagination.tsx';
import { CategoryResults } from './category-results.tsx';
import { ContentResults } from './content-results.tsx';
import { readSearchChoice } from './search-request.ts';
import * as styles from './search-results.css.ts';
import type { WholeGroup as WholeGroupResults } from './shown-results.ts';

type WholeGroupProps = { readonly term: string; readonly group: WholeGroupResults };

/** All results of one group: products with facets, sort order and pages, or the pages of another group. */
export function WholeGroup({ term, group }: WholeGroupProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} size="chapter">
          {t(`wholeGroup.${group.kind}`, { term })}
        </Heading>
        <a className={styles.back} href={group.overviewHref}>
          <Icon name="arrow-back" />
          {t('allGroups', { term })}
        </a>
      </div>
      {group.kind === 'products' && (
        // With the key, the list of another term has no used facets of this list. Events must not contain the term, so the path is
        // not their id of the list.
        <CategoryList key={group.list.path} {...group.list} listId="search" readChoice={readSearchChoice} />
      )}
      {group.kind === 'categories' && <CategoryResults results={group.categories} />}
      {group.kind === 'content' && <ContentResults results={group.content} level={3} />}
      {group.kind !== 'products' && (
        <ListPagination
          current={group.page}
          last={group.pageCount}
          hrefOf={(page) => listHref(group.path, { facets: [], sort: undefined, page })}
        />
      )}
    </>
  );
}
