import { succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import type { PaginatedList } from './model.ts';

/** How lists are fetched whole. */
export interface Paging {
  /** Items a page. */
  limit: number;
  /** Further attempts for each page, and the wait before each of them. */
  retries: number;
  retryDelayMs: number;
}

/** Asks for page after page until the current one is the last (specification §7). A failing page fails the list: half of it is none. */
export async function fetchAllPages<Item>(
  askPage: (page: number) => Promise<Outcome<PaginatedList<Item>>>,
): Promise<Outcome<readonly Item[]>> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const outcome = await askPage(page);
    if (!outcome.ok) return outcome;
    const { items, meta } = outcome.value;
    all.push(...items);
    if (meta.currentPage >= meta.lastPage) return succeeded(all);
  }
}
