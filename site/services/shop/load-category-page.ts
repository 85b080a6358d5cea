import { type Outcome, succeeded } from '#site/services/http';
import type { CategoryListing, CategoryListQuery } from './model.ts';
import { type ChosenList, toCategoryListing, type WholeCategory } from './wire-category-page.ts';

/** The two parts of a category page, from the operation that loads both. */
type CategoryPageParts = { readonly whole: WholeCategory | null; readonly list: ChosenList };

type CategoryPageSources = {
  readonly loadBoth: () => Promise<Outcome<CategoryPageParts>>;
  readonly loadList: () => Promise<Outcome<ChosenList>>;
  /** Returns the stored part of all choices, or calls the function and stores its result. */
  readonly readWhole: (
    load: () => Promise<Outcome<WholeCategory | null>>,
  ) => Promise<Outcome<WholeCategory | null>>;
  readonly readList: (load: () => Promise<Outcome<ChosenList>>) => Promise<Outcome<ChosenList>>;
};

/**
 * Loads a category page with one request to the shop. It loads both parts if the cache does not have the one that all choices share. Another
 * choice then loads only its list.
 *
 * @returns null if the category does not exist
 */
export async function loadCategoryPage(
  { filters }: CategoryListQuery,
  { loadBoth, loadList, readWhole, readList }: CategoryPageSources,
): Promise<Outcome<CategoryListing | null>> {
  let loadedList: ChosenList | undefined;
  const whole = await readWhole(async () => {
    const both = await loadBoth();
    if (!both.ok) return both;
    loadedList = both.value.list;
    return succeeded(both.value.whole);
  });
  if (!whole.ok) return whole;
  if (whole.value === null) return succeeded(null);
  const list = await readList(async () => (loadedList === undefined ? loadList() : succeeded(loadedList)));
  if (!list.ok) return list;
  return succeeded(
    toCategoryListing(
      whole.value,
      list.value,
      filters.map(({ code }) => code),
    ),
  );
}
