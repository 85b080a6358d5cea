import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#design-system/hydration';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { ListPagination } from '../list-pagination.tsx';
import { useChoice } from '../use-choice.ts';
import { useInPlaceLinks } from '../use-in-place-links.ts';
import { useSlowPending } from '../use-slow-pending.ts';
import * as styles from './category-list.css.ts';
import {
  type ListChoice,
  listHref,
  PRODUCTS_PER_PAGE,
  readCategoryQuery,
  sortBy,
  sortValue,
} from './category-query.ts';
import type { CategoryListProps } from './category-view.tsx';
import { ChosenValues } from './chosen-values.tsx';
import { EmptyList } from './empty-list.tsx';
import { Facets } from './facets.tsx';
import { FilterButton } from './filter-button.tsx';
import { ListForm } from './list-form.tsx';
import { useListStatus } from './list-status.ts';
import { ProductGrid } from './product-grid.tsx';
import { SortSelect } from './sort-select.tsx';
import { useEarlyChoice } from './use-early-choice.ts';
import { useFacetsDrawer } from './use-facets-drawer.ts';
import { useShownFacets } from './use-shown-facets.ts';

type ListOptions = {
  /** Identifies the list in events. Default: its path. */
  readonly listId?: string;
  /** Parses the choice from the query of a link in the list. Default: the parser of category pages. */
  readonly readChoice?: (query: URLSearchParams) => ListChoice;
};

/**
 * A list of products with facets, sort order and pages. All controls are links or parts of one form, so they work without a script. A
 * hydrated list shows each choice in place.
 */
export function CategoryList({
  listId,
  readChoice = readCategoryQuery,
  ...list
}: CategoryListProps & ListOptions) {
  const { path, total, pageCount, sorts, cards, isTaxIncluded, homeHref } = list;
  const { t } = useTranslation('category');
  const links = { read: readChoice, hrefOf: (next: ListChoice) => listHref(path, next) };
  const { choice, isPending, choose, heading } = useChoice(list.choice, links);
  const { facets, usedCodes } = useShownFacets(list.facets, list.choice);
  const body = useInPlaceLinks(path, (target) => choose(target, { focusHeading: true }));
  const isSlow = useSlowPending(isPending);
  const status = useListStatus(list);
  const isHydrated = useHydrated();
  const form = useId();
  const panel = useId();
  const { Drawer, ...drawer } = useFacetsDrawer(panel);
  useEarlyChoice(form, choose);
  const chosenCount = choice.facets.reduce((sum, { values }) => sum + values.length, 0);

  const facetForm = { path, facets, usedCodes, choice, onChoose: choose };
  return (
    <div className={styles.layout} data-facets={facets.length > 0 || undefined}>
      {facets.length > 0 && (
        <div className={styles.panel} id={panel}>
          <Facets {...facetForm} formId={form} hasSubmit={!isHydrated} />
          <a className={styles.panelClose} href={`#${form}-list`}>
            {t('filters.close')}
          </a>
        </div>
      )}
      <section
        className={styles.results}
        aria-busy={isPending}
        data-slow={isSlow || undefined}
        id={`${form}-list`}
      >
        <h2 className={styles.heading} tabIndex={-1} ref={heading}>
          <VisuallyHidden>{t('products')}</VisuallyHidden>
        </h2>
        <div className={styles.toolbar}>
          {facets.length > 0 && (
            <FilterButton
              count={chosenCount}
              {...(isHydrated ? { onClick: () => void drawer.open() } : { href: `#${panel}` })}
            />
          )}
          <p className={styles.count} role="status">
            {status.count}
            {status.details && <VisuallyHidden>, {status.details}</VisuallyHidden>}
          </p>
          <VisuallyHidden live>{isSlow && t('loading')}</VisuallyHidden>
          {facets.length === 0 && <ListForm id={form} path={path} hidden />}
          {total > 1 && sorts.length > 1 && (
            <SortSelect
              formId={form}
              options={sorts}
              value={choice.sort ? sortValue(choice.sort) : ''}
              onChange={(value) => choose(sortBy(choice, value))}
            />
          )}
        </div>
        <div className={styles.body} ref={body}>
          <ChosenValues path={path} facets={facets} choice={choice} />
          {cards.length > 0 ? (
            <ProductGrid
              listId={listId ?? path}
              cards={cards}
              firstIndex={(list.choice.page - 1) * PRODUCTS_PER_PAGE}
              origin={list.origin}
              hasFacets={facets.length > 0}
            />
          ) : (
            <EmptyList path={path} choice={list.choice} homeHref={homeHref} />
          )}
          <ListPagination
            current={list.choice.page}
            last={pageCount}
            hrefOf={(page) => listHref(path, { ...choice, page })}
          />
        </div>
        {cards.length > 0 && isTaxIncluded !== undefined && (
          <Text size="note" tone="quiet">
            {t(isTaxIncluded ? 'tax.included' : 'tax.excluded')}
          </Text>
        )}
      </section>
      {Drawer && (
        <Drawer
          {...facetForm}
          formId={`${form}-drawer`}
          open={drawer.isOpen}
          onClose={drawer.close}
          total={total}
          isPending={isPending}
          isSlow={isSlow}
          status={[status.count, status.details].filter(Boolean).join(', ')}
        />
      )}
    </div>
  );
}
