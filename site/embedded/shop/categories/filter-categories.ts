import { inputError } from '../graphql/errors.ts';
import { type EqualFilter, idsOf, valuesOf } from '../graphql/filters.ts';
import { ROOT_CATEGORY_ID } from '../stores/store-config.ts';
import type { CategoryTree, ShopCategory } from './categories.ts';

const MIN_MATCH_LENGTH = 3;

export type CategoryFilters = {
  readonly ids?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly parent_id?: EqualFilter | null;
  readonly parent_category_uid?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly url_path?: EqualFilter | null;
  readonly name?: { readonly match?: string | null } | null;
};

/**
 * Returns the categories that match all filters; without filters the root category (contract A5).
 *
 * @throws {GraphQLError} of the category `graphql-input` if the text of a name filter is too short
 */
export function filterCategories(
  tree: CategoryTree,
  filters: CategoryFilters | null | undefined,
): readonly ShopCategory[] {
  const tests: ((category: ShopCategory) => boolean)[] = [];
  const test = <Value>(
    wanted: readonly Value[] | undefined,
    read: (category: ShopCategory) => Value,
  ): void => {
    if (wanted) tests.push((category) => wanted.includes(read(category)));
  };
  test(valuesOf(filters?.ids), ({ id }) => String(id));
  test(valuesOf(filters?.parent_id), (category) => String(category.parent_id));
  test(valuesOf(filters?.url_key), (category) => category.url_key ?? '');
  test(valuesOf(filters?.url_path), (category) => category.url_path ?? '');
  test(idsOf(filters?.category_uid), ({ id }) => id);
  test(idsOf(filters?.parent_category_uid), (category) => category.parent_id ?? 0);
  const match = filters?.name?.match;
  if (typeof match === 'string') {
    if (match.trim().length < MIN_MATCH_LENGTH)
      throw inputError(`Invalid match filter. Minimum length is ${MIN_MATCH_LENGTH}.`);
    const wanted = match.trim().toLowerCase();
    tests.push(({ name }) => name.toLowerCase().includes(wanted));
  }
  if (tests.length === 0) return tree.all.filter(({ id }) => id === ROOT_CATEGORY_ID);
  return tree.all.filter((category) => tests.every((isMatch) => isMatch(category)));
}
