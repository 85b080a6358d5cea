import { succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import type { PaginatedList } from './model.ts';

/** Settings for requests of complete lists. */
export type Paging = {
  /** Items per page. */
  readonly limit: number;
  /** Retries per page, and the delay before each retry. */
  readonly retries: number;
  readonly retryDelayMs: number;
};

/** Requests all pages of a list in sequence (specification §7). A failed page fails the list, because an incomplete list is not usable. */
export async function fetchAllPages<Item>(
  fetchPage: (page: number) => Promise<Outcome<PaginatedList<Item>>>,
): Promise<Outcome<readonly Item[]>> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const outcome = await fetchPage(page);
    if (!outcome.ok) return outcome;
    const { items, meta } = outcome.value;
    all.push(...items);
    if (meta.currentPage >= meta.lastPage) return succeeded(all);
  }
}
