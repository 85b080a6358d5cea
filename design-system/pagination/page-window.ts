/** Pages shown on each side of the current one. */
const NEIGHBOURS = 1;

/** A page that is shown, or a gap after the page before it. */
export type PaginationStep = { readonly page: number } | { readonly gapAfter: number };

/**
 * The pages of a list that are named: the first, the last, the current one and its neighbours. A gap stands for two pages or
 * more, since a single one takes no less room by its number.
 *
 * @param current from 1 to `last`
 */
export function pageWindow(current: number, last: number): readonly PaginationStep[] {
  const named = [1, last];
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) named.push(page);
  const pages = [...new Set(named)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, at): PaginationStep[] => {
    const before = pages[at - 1] ?? page - 1;
    const left = page - before - 1;
    if (left === 0) return [{ page }];
    return left === 1 ? [{ page: page - 1 }, { page }] : [{ gapAfter: before }, { page }];
  });
}
