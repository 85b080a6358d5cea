import { succeeded } from '#site/services/http';
import { fetchCached, fetchCachedOrNull, fetchOrNull } from './cached-fetch.ts';
import type { ClientContext } from './cached-fetch.ts';
import type { ContentClient, RequestScope } from './client.ts';
import { createListRequests, entriesOf, termsOf } from './list-requests.ts';
import { postForm } from './post-form.ts';
import { buildPath, normaliseUri } from './query.ts';
import * as formWire from './wire-forms.ts';
import * as wire from './wire.ts';

/** Creates the client of one request. Only requests for single entries send the preview token; lists never show drafts (contract §8). */
export function createContentClient(
  client: ClientContext,
  { site, previewToken, signal }: RequestScope,
): ContentClient {
  const { http } = client;
  const { onePage, allPages } = createListRequests(client, { site, signal });

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
