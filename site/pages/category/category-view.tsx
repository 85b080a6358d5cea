import { useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import type { SearchOrigin } from '#site/analytics/result-events';
import type { ProductCardProps } from '../shop/product-card.tsx';
import { CategoryList } from './category-list.tsx';
import type { ListChoice } from './category-query.ts';
import * as styles from './category-view.css.ts';
import type { ListFacet, SortOption } from './list-options.ts';
import { Subcategories, type Subcategory } from './subcategories.tsx';

type CategoryViewProps = {
  readonly name: string;
  /** Sanitised HTML. */
  readonly description: string | undefined;
  readonly subcategories: readonly Subcategory[];
  readonly list: CategoryListProps;
};

/** A list of products, with its facets and sort orders. */
export type CategoryListProps = {
  /** Path of the list on this site, encoded, with the query that all its URLs have. */
  readonly path: string;
  readonly choice: ListChoice;
  /** Number of products on all pages. */
  readonly total: number;
  readonly pageCount: number;
  readonly facets: readonly ListFacet[];
  readonly sorts: readonly SortOption[];
  readonly cards: readonly ProductCardProps[];
  /** The search that has found the products. */
  readonly origin?: SearchOrigin | undefined;
  /** `undefined` if it is unknown. */
  readonly isTaxIncluded: boolean | undefined;
  /** URL of the link in a list without products. */
  readonly homeHref: string;
};

/** The page of a category: its text, its subcategories and its products. */
export function CategoryView({ name, description, subcategories, list }: CategoryViewProps) {
  const { t } = useTranslation('category');
  return (
    <PageWidth>
      <div className={styles.category}>
        <header className={styles.head}>
          <div className={styles.title}>
            <Heading level={1} size="display">
              {name}
            </Heading>
          </div>
          {description && (
            <div className={styles.description}>
              <Prose html={description} tone="quiet" />
            </div>
          )}
        </header>
        {subcategories.length > 0 && (
          <Subcategories label={t('subcategories', { name })} categories={subcategories} />
        )}
        <CategoryList {...list} />
      </div>
    </PageWidth>
  );
}
