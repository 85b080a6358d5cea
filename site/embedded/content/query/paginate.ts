import { stringify } from 'qs';
import { toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';

/** One page of a list and the words around it (contract §4). */
export interface ListPage<Item> {
  items: Item[];
  links: JsonObject;
  meta: JsonObject;
}

const FALLBACK_SIZE = 15;
const ON_EACH_SIDE = 3;
const KEPT = ['filter', 'limit', 'sort', 'fields', 'site', 'query_scope'];

/**
 * @param path absolute address of the list without its query
 * @param query the request's; what the links keep of it is fixed (contract §4, version 6.31)
 * @param pageSize items a page when the request does not say
 */
export function paginate<Item>(
  all: Item[],
  path: string,
  query: JsonObject,
  pageSize: number,
): ListPage<Item> {
  const perPage = 'limit' in query ? wholeNumber(query['limit']) || FALLBACK_SIZE : pageSize;
  const current = wholeNumber(query['page']) || 1;
  const last = Math.max(1, Math.ceil(all.length / perPage));
  const items = all.slice((current - 1) * perPage, current * perPage);
  const kept = Object.fromEntries(KEPT.filter((name) => name in query).map((name) => [name, query[name]]));
  const urlOf = (page: number): string => `${path}?${stringify({ ...kept, page }, { format: 'RFC3986' })}`;
  const previous = current > 1 ? current - 1 : null;
  const next = current < last ? current + 1 : null;
  const urlOrNull = (page: number | null): JsonValue => (page === null ? null : urlOf(page));
  const from = items.length === 0 ? null : (current - 1) * perPage + 1;
  return {
    items,
    links: { first: urlOf(1), last: urlOf(last), prev: urlOrNull(previous), next: urlOrNull(next) },
    meta: {
      current_page: current,
      from,
      last_page: last,
      links: [
        { url: urlOrNull(previous), label: '&laquo; Previous', page: previous, active: false },
        ...pageNumbers(current, last).map((page): JsonObject =>
          page === null
            ? { url: null, label: '...', active: false }
            : { url: urlOf(page), label: String(page), page, active: page === current },
        ),
        { url: urlOrNull(next), label: 'Next &raquo;', page: next, active: false },
      ],
      path,
      per_page: perPage,
      to: from === null ? null : from + items.length - 1,
      total: all.length,
    },
  };
}

/** The page numbers Laravel shows: all of them up to 13, else the ends and a window; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const window = ON_EACH_SIDE + 4;
  if (last < ON_EACH_SIDE * 2 + 8) return range(1, last);
  if (current <= window) return [...range(1, window + ON_EACH_SIDE), null, last - 1, last];
  if (current > last - window) return [1, 2, null, ...range(last - (window + ON_EACH_SIDE - 1), last)];
  return [1, 2, null, ...range(current - ON_EACH_SIDE, current + ON_EACH_SIDE), null, last - 1, last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function wholeNumber(value: JsonValue | undefined): number {
  const number = Math.trunc(Number(toText(value) ?? 0));
  return number > 0 && Number.isSafeInteger(number) ? number : 0;
}
