import { stringify } from 'qs';
import { toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';

/** One page of a list with its links and metadata (contract §4). */
interface ListPage<Item> {
  items: Item[];
  links: JsonObject;
  meta: JsonObject;
}

const FALLBACK_PAGE_SIZE = 15;
const LINKS_ON_EACH_SIDE = 3;
/** Parameters of the request that the links to pages contain. */
const LINK_PARAMETERS = ['filter', 'limit', 'sort', 'fields', 'site', 'query_scope'];

/**
 * Returns the requested page of a list with Laravel's links and metadata.
 *
 * @param path absolute URL of the list without its query
 * @param query of the request; the links repeat a fixed set of its parameters (contract §4, version 6.31)
 * @param pageSize items per page if the request has no `limit`
 */
export function paginate<Item>(
  all: Item[],
  path: string,
  query: JsonObject,
  pageSize: number,
): ListPage<Item> {
  const perPage = 'limit' in query ? wholeNumber(query['limit']) || FALLBACK_PAGE_SIZE : pageSize;
  const current = wholeNumber(query['page']) || 1;
  const last = Math.max(1, Math.ceil(all.length / perPage));
  const items = all.slice((current - 1) * perPage, current * perPage);
  const linkQuery = Object.fromEntries(
    LINK_PARAMETERS.filter((name) => name in query).map((name) => [name, query[name]]),
  );
  const urlOf = (page: number): string =>
    `${path}?${stringify({ ...linkQuery, page }, { format: 'RFC3986' })}`;
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

/** Returns the page numbers of Laravel's paginator: all up to 13 pages, else both ends and a window. Null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const window = LINKS_ON_EACH_SIDE + 4;
  if (last < LINKS_ON_EACH_SIDE * 2 + 8) return range(1, last);
  if (current <= window) return [...range(1, window + LINKS_ON_EACH_SIDE), null, last - 1, last];
  if (current > last - window) return [1, 2, null, ...range(last - (window + LINKS_ON_EACH_SIDE - 1), last)];
  return [
    1,
    2,
    null,
    ...range(current - LINKS_ON_EACH_SIDE, current + LINKS_ON_EACH_SIDE),
    null,
    last - 1,
    last,
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function wholeNumber(value: JsonValue | undefined): number {
  const number = Math.trunc(Number(toText(value) ?? 0));
  return number > 0 && Number.isSafeInteger(number) ? number : 0;
}
