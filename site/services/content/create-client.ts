import type { GenericSchema } from 'valibot';
import { succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import { fetchCached, fetchCachedOrNull, fetchOrNull, readThroughCache } from './cached-fetch.ts';
import type { ClientContext } from './cached-fetch.ts';
import type { ContentClient, PageQuery, RequestScope } from './client.ts';
import type { Entry, PaginatedList, Term } from './model.ts';
import { fetchAllPages } from './paging.ts';
import { postForm } from './post-form.ts';
import { buildPath, buildListQuery, normaliseUri } from './query.ts';
import type { ListQuery } from './query.ts';
import * as formWire from './wire-forms.ts';
import * as wire from './wire.ts';

/** A list of the content system: its path and the schema of its items. */
interface ListSource<Item> {
  parts: readonly string[];
  item: GenericSchema<unknown, Item>;
  keys: readonly string[];
}

function entriesOf(collection: string): ListSource<Entry> {
  const parts = ['api', 'collections', collection, 'entries'];
  return { parts, item: wire.entry, keys: wire.entryKeys };
}

function termsOf(taxonomy: string): ListSource<Term> {
  const parts = ['api', 'taxonomies', taxonomy, 'terms'];
  return { parts, item: wire.term, keys: wire.termKeys };
}

/** Creates the client of one request. Only requests for single entries send the preview token; lists never show drafts (contract §8). */
export function createContentClient(
  client: ClientContext,
  { site, previewToken, signal }: RequestScope,
): ContentClient {
  const { http, paging } = client;

  function oneEntry(parts: readonly string[], query: Readonly<Record<string, string>>) {
    const response = wire.single(wire.entry);
    if (previewToken !== undefined) {
      return fetchOrNull(http, {
        path: buildPath(parts, { ...query, site, token: previewToken }),
        response,
        withHeaders: wire.withPreview,
        signal,
      });
    }
    return fetchCachedOrNull(client, {
      path: buildPath(parts, { ...query, site }),
      response,
      // A database may ignore case or accents, so many made-up URIs can lead to one entry.
      isMinor: (entry) => query['uri'] !== undefined && entry?.uri !== query['uri'],
      signal,
    });
  }

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

  const contentClient: ContentClient = {
    entryByUri: (uri) => oneEntry(['api', 'entries-by-uri'], { uri: normaliseUri(uri) }),
    entry: (collection, id) => oneEntry([...entriesOf(collection).parts, id], {}),
    entries: (collection, query = {}) => onePage(entriesOf(collection), query),
    allEntries: (collection, query = {}) => allPages(entriesOf(collection), query),
    globals: () =>
      fetchCached(client, {
        path: buildPath(['api', 'globals'], { site }),
        response: wire.globals,
        signal,
      }),
    navTree: (handle, fields = []) =>
      fetchCachedOrNull(client, {
        path: buildPath(['api', 'navs', handle, 'tree'], {
          site,
          fields: ['title', 'url', ...fields].join(','),
        }),
        response: wire.tree,
        signal,
      }),
    terms: (taxonomy, query = {}) => onePage(termsOf(taxonomy), query),
    allTerms: (taxonomy, query = {}) => allPages(termsOf(taxonomy), query),
    async term(taxonomy, slug) {
      const found = await fetchCachedOrNull(client, {
        path: buildPath([...termsOf(taxonomy).parts, slug], { site }),
        response: wire.single(wire.term),
        signal,
      });
      if (!found.ok || found.value === null || found.value.site === site) return found;
      // Before Statamic 6.31 this request returns the term of the first site. The list returns that of this site (contract §9).
      const listed = await contentClient.terms(taxonomy, { filter: { slug }, limit: 1 });
      return listed.ok ? succeeded(listed.value.items[0] ?? null) : listed;
    },
    form: (form) =>
      fetchCachedOrNull(client, {
        path: buildPath(['api', 'forms', form]),
        response: formWire.form,
        signal,
      }),
    submitForm: (form, values, pageUrl, key) =>
      postForm(client.formHttp, { form, values, pageUrl, key, timeoutMs: client.submitTimeLimitMs }),
    graphql: (query, variables) =>
      http.request({
        method: 'POST',
        path: buildPath(['api', 'graphql']),
        body: variables === undefined ? { query } : { query, variables },
        response: formWire.graphqlResponse,
        signal,
      }),
    asset: (container, path) =>
      fetchCachedOrNull(client, {
        path: buildPath(['api', 'assets', container, ...path.split('/')]),
        response: wire.single(wire.asset),
        signal,
      }),
  };
  return contentClient;
}
