/** Number of pages listed on each side of the current one. */
const NEIGHBOUR_COUNT = 1;

/** A listed page, or a gap after a listed page. */
type PaginationStep = { readonly page: number } | { readonly gapAfter: number };

/**
 * Returns the pages to list: the first, the last, the current one and its neighbours. A gap replaces at least two pages, because a
 * single page number takes no more space than a gap.
 *
 * @param current from 1 to `last`
 */
export function pageWindow(current: number, last: number): readonly PaginationStep[] {
  const listed = [1, last];
  for (let page = current - NEIGHBOUR_COUNT; page <= current + NEIGHBOUR_COUNT; page += 1) listed.push(page);
  const pages = [...new Set(listed)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index): PaginationStep[] => {
    const previous = pages[index - 1] ?? page - 1;
    const skipped = page - previous - 1;
    if (skipped === 0) return [{ page }];
    return skipped === 1 ? [{ page: page - 1 }, { page }] : [{ gapAfter: previous }, { page }];
  });
}
