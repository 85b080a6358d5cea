import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { ProductGrid } from '../category/product-grid.tsx';
import { CategoryResults } from './category-results.tsx';
import { ContentResults } from './content-results.tsx';
import * as styles from './search-results.css.ts';
import type { Overview } from './shown-results.ts';

/** The first results of each group that has results, with a link to the whole group. */
export function ResultGroups({ products, categories, content, isTaxIncluded }: Overview) {
  const { t } = useTranslation(['search', 'category']);
  return (
    <>
      {products.total > 0 && (
        <ResultGroup
          title={t('groups.products')}
          moreHref={products.moreHref}
          more={t('allProducts', { count: products.total })}
        >
          <ProductGrid
            listId="search"
            cards={products.results}
            firstIndex={0}
            origin={products.origin}
            hasFacets={false}
          />
          {isTaxIncluded !== undefined && (
            <Text size="note" tone="quiet">
              {t(isTaxIncluded ? 'category:tax.included' : 'category:tax.excluded')}
            </Text>
          )}
        </ResultGroup>
      )}
      <div className={styles.others}>
        {categories.total > 0 && (
          <ResultGroup
            title={t('groups.categories')}
            moreHref={categories.moreHref}
            more={t('moreCategories')}
          >
            <CategoryResults results={categories.results} />
          </ResultGroup>
        )}
        {content.total > 0 && (
          <ResultGroup title={t('groups.content')} moreHref={content.moreHref} more={t('moreContent')}>
            <ContentResults results={content.results} level={3} />
          </ResultGroup>
        )}
      </div>
    </>
  );
}

type ResultGroupProps = {
  readonly title: string;
  readonly moreHref: string | undefined;
  /** Label of the link to the whole group. */
  readonly more: string;
  readonly children: ReactNode;
};

function ResultGroup({ title, moreHref, more, children }: ResultGroupProps) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <Heading level={2} size="chapter" id={heading}>
        {title}
      </Heading>
      {children}
      {moreHref && (
        <div>
          <Button tone="quiet" href={moreHref} icon="arrow">
            {more}
          </Button>
        </div>
      )}
    </section>
  );
}
