import { type Outcome, succeeded } from '#site/services/http';

/** One page of a list. */
export type ShopListPage<Item> = { readonly pageCount: number; readonly items: readonly Item[] };

/**
 * Loads all pages of a list, one after the other, so that visitors' queries do not wait for these.
 *
 * @param load loads a page, from 1
 */
export async function loadAllPages<Item>(
  load: (page: number) => Promise<Outcome<ShopListPage<Item>>>,
): Promise<Outcome<readonly Item[]>> {
  const items: Item[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const loaded = await load(page);
    if (!loaded.ok) return loaded;
    items.push(...loaded.value.items);
    pageCount = loaded.value.pageCount;
  }
  return succeeded(items);
}
