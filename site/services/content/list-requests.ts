import type { GenericSchema } from 'valibot';
import { succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import { fetchCached, readThroughCache } from './cached-fetch.ts';
import type { ClientContext } from './cached-fetch.ts';
import type { PageQuery, RequestScope } from './client.ts';
import type { Entry, PaginatedList, Term } from './model.ts';
import { fetchAllPages } from './paging.ts';
import { buildPath, buildListQuery } from './query.ts';
import type { ListQuery } from './query.ts';
import * as wire from './wire.ts';

/** A list of the content system: its path and the schema of its items. */
type ListSource<Item> = {
  readonly parts: readonly string[];
  readonly item: GenericSchema<unknown, Item>;
  readonly keys: readonly string[];
};

/** Returns the list of the entries of a collection. */
export function entriesOf(collection: string): ListSource<Entry> {
  const parts = ['api', 'collections', collection, 'entries'];
  return { parts, item: wire.entry, keys: wire.entryKeys };
}

/** Returns the list of the terms of a taxonomy. */
export function termsOf(taxonomy: string): ListSource<Term> {
  const parts = ['api', 'taxonomies', taxonomy, 'terms'];
  return { parts, item: wire.term, keys: wire.termKeys };
}

/** Creates the requests for lists of one site. They send no preview token, because lists never show drafts (contract §8). */
export function createListRequests(
  client: ClientContext,
  { site, signal }: Pick<RequestScope, 'site' | 'signal'>,
) {
  const { http, paging } = client;

  function fetchPage<Item>({ parts, item, keys }: ListSource<Item>, query: PageQuery) {
    const { page = 1, limit = paging.limit } = query;
    const path = buildPath(parts, buildListQuery(query, { site, limit, page, keys }));
    const response = wire.list(item, page);
    if (query.isUncached) return http.request({ path, response, signal });
    return fetchCached(client, { path, response, signal });
  }

  /**
   * A page after the last one is empty. It is not requested if the query uses the cache, because visitors choose the page number and would
   * fill the cache with empty pages.
   */
  async function onePage<Item>(
    source: ListSource<Item>,
    query: PageQuery,
  ): Promise<Outcome<PaginatedList<Item>>> {
    const { page = 1, isUncached } = query;
    if (page === 1 || isUncached) return fetchPage(source, query);
    const first = await fetchPage(source, { ...query, page: 1 });
    if (!first.ok) return first;
    const { meta } = first.value;
    if (page <= meta.lastPage) return fetchPage(source, query);
    return succeeded({ items: [], meta: { ...meta, currentPage: page, from: null, to: null } });
  }

  /** Returns all pages of a list as one list. */
  function allPages<Item>({ parts, item, keys }: ListSource<Item>, query: ListQuery) {
    const { limit, retries, retryDelayMs } = paging;
    const pathOf = (page: number) => buildPath(parts, buildListQuery(query, { site, limit, page, keys }));
    const fetchListPage = (page: number): Promise<Outcome<PaginatedList<Item>>> =>
      http.request({
        path: pathOf(page),
        response: wire.list(item, page),
        retries,
        retryDelayMs,
        timeoutMs: client.listTimeLimitMs,
        // All waiting callers share a cached list, so one caller must not abort it.
        signal: query.isUncached ? signal : undefined,
      });
    if (query.isUncached) return fetchAllPages(fetchListPage);
    const cacheEntry = { path: `${pathOf(1)} and following`, signal };
    return readThroughCache(client, cacheEntry, () => fetchAllPages(fetchListPage));
  }

  return { onePage, allPages };
}
