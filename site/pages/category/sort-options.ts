import type { Messages } from '#site/i18n/messages';
import type { CategoryListing } from '#site/services/shop';
import { type ListChoice, sortValue } from './category-query.ts';
import type { SortOption } from './list-options.ts';

/** The sort order of the shop, which URLs do not contain. */
const DEFAULT_FIELD = 'position';

/** Returns the sort orders of a list: the shop's default, by name, by price, and by other attributes that the shop can sort by. */
export function sortOptions(fields: CategoryListing['sortFields'], t: Messages): SortOption[] {
  return [
    { value: '', label: t('category:sort.position') },
    ...fields.flatMap(({ value: field, label }): SortOption[] => {
      const ascending = sortValue({ field, direction: 'asc' });
      const descending = sortValue({ field, direction: 'desc' });
      if (field === DEFAULT_FIELD || field === 'relevance') return [];
      if (field === 'name') return [{ value: ascending, label: t('category:sort.nameAsc') }];
      if (field === 'price')
        return [
          { value: ascending, label: t('category:sort.priceAsc') },
          { value: descending, label: t('category:sort.priceDesc') },
        ];
      return [
        { value: ascending, label: t('category:sort.asc', { field: label }) },
        { value: descending, label: t('category:sort.desc', { field: label }) },
      ];
    }),
  ];
}

/** Returns the choice. Removes its sort order if the list does not have it. */
export function keepKnownSort(choice: ListChoice, options: readonly SortOption[]): ListChoice {
  const { sort } = choice;
  if (!sort || options.some(({ value }) => value === sortValue(sort))) return choice;
  return { ...choice, page: 1, sort: undefined };
}
