import { useTranslation } from 'react-i18next';
import { canAddValue, isChosen, type ListChoice, sortValue } from './category-query.ts';
import type { CategoryListProps } from './category-view.tsx';
import type { ListFacet } from './list-options.ts';

/**
 * Returns the parts of the list's status: the number of products, the page, the sort order and the chosen values. All are necessary, because a
 * screen reader announces a status only if its text changes, and two lists can have the same number of products.
 */
export function useListStatus(
  list: Pick<CategoryListProps, 'total' | 'pageCount' | 'facets' | 'sorts' | 'choice'>,
) {
  const { total, pageCount, facets, sorts, choice } = list;
  const { t } = useTranslation('category');
  const { sort, page } = choice;
  const order = sort && sorts.find(({ value }) => value === sortValue(sort))?.label;
  const values = chosenValuesOf(facets, choice).map(({ label }) => label);
  const details = [
    pageCount > 1 && t('position', { page, last: pageCount }),
    order !== undefined && t('status.order', { order }),
    values.length > 0 && t('status.values', { values: values.join(', ') }),
    facets.some(({ code }) => !canAddValue(choice, code)) && t('filters.limit'),
  ];
  return {
    count: t('count', { count: total }),
    details: details.filter((text) => text !== false).join(', '),
  };
}

/** Returns the chosen values of all facets with their labels, in the order of the facets. The label of a toggle is that of its facet. */
export function chosenValuesOf(facets: readonly ListFacet[], choice: ListChoice) {
  return facets.flatMap(({ code, kind, label, values }) =>
    values
      .filter(({ value }) => isChosen(choice, code, value))
      .map(({ value, label: valueLabel }) => ({
        code,
        value,
        label: kind === 'toggle' ? label : valueLabel,
      })),
  );
}
