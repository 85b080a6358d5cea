import { setTimeout } from 'node:timers/promises';
import { type Outcome, succeeded } from '#site/services/http';
import type { CategoryListing, CategoryListQuery } from './model.ts';
import { type ChosenList, toCategoryListing, type WholeCategory } from './wire-category-page.ts';

/** The two parts of a category page, from the operation that loads both. */
type CategoryPageParts = { readonly whole: WholeCategory | null; readonly list: ChosenList };

type CategoryPageSources = {
  readonly loadBoth: (query: CategoryListQuery) => Promise<Outcome<CategoryPageParts>>;
  readonly loadList: () => Promise<Outcome<ChosenList>>;
  /** Returns the stored part of all choices, or calls the function and stores its result. */
  readonly readWhole: (
    load: () => Promise<Outcome<WholeCategory | null>>,
  ) => Promise<Outcome<WholeCategory | null>>;
  readonly readList: (load: () => Promise<Outcome<ChosenList>>) => Promise<Outcome<ChosenList>>;
};

/**
 * Loads a category page with one request to the shop. If the cache lacks the part that all choices share, or refreshes it, the request loads
 * both parts. Otherwise it loads only the list of the choice. If the shop refuses a choice, a second request loads the shared part, because
 * other visitors may be waiting for it.
 *
 * @returns null if the category does not exist
 */
export async function loadCategoryPage(
  query: CategoryListQuery,
  { loadBoth, loadList, readWhole, readList }: CategoryPageSources,
): Promise<Outcome<CategoryListing | null>> {
  let pendingBoth: Promise<Outcome<CategoryPageParts>> | undefined;
  const whole = await readWhole(async () => {
    pendingBoth = loadBoth(query);
    const both = await pendingBoth;
    const isChoiceRefused =
      !both.ok && both.failure.kind === 'refused' && both.failure.status === undefined && hasChoice(query);
    const plain = isChoiceRefused ? await loadBoth(withoutChoice(query)) : both;
    return plain.ok ? succeeded(plain.value.whole) : plain;
  });
  if (!whole.ok) return whole;
  if (whole.value === null) return succeeded(null);
  const list = await readList(async () => {
    // The cache returns a stale value at once, and starts its refresh in a timer of 0 ms.
    if (!pendingBoth) await setTimeout(0);
    if (!pendingBoth) return loadList();
    const both = await pendingBoth;
    return both.ok ? succeeded(both.value.list) : both;
  });
  if (!list.ok) return list;
  return succeeded(
    toCategoryListing(
      whole.value,
      list.value,
      query.filters.map(({ code }) => code),
    ),
  );
}

function hasChoice({ filters, sort, page }: CategoryListQuery): boolean {
  return filters.length > 0 || sort !== undefined || page > 1;
}

function withoutChoice(query: CategoryListQuery): CategoryListQuery {
  return { ...query, filters: [], sort: undefined, page: 1 };
}
