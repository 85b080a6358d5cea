import type { GenericSchema } from 'valibot';
import { succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import { askKept, askKeptOrNone, askOrNone, keep } from './ask.ts';
import type { Client } from './ask.ts';
import type { ContentVisit, PageQuery, Visit } from './calls.ts';
import type { Entry, Listed, Term } from './model.ts';
import { fetchAllPages } from './paging.ts';
import { postForm } from './post-form.ts';
import { address, listQuery, tidyUri } from './query.ts';
import type { ListQuery } from './query.ts';
import { tags, tagsOfEntry } from './tags.ts';
import * as formWire from './wire-forms.ts';
import * as wire from './wire.ts';

/** A list of the content system: where it is, what it is of, what is forgotten with it. */
interface List<Item> {
  parts: readonly string[];
  tag: string;
  item: GenericSchema<unknown, Item>;
  keys: readonly string[];
}

function entriesOf(collection: string): List<Entry> {
  const parts = ['api', 'collections', collection, 'entries'];
  return { parts, tag: tags.collection(collection), item: wire.entry, keys: wire.entryKeys };
}

function termsOf(taxonomy: string): List<Term> {
  const parts = ['api', 'taxonomies', taxonomy, 'terms'];
  return { parts, tag: tags.taxonomy(taxonomy), item: wire.term, keys: wire.termKeys };
}

/** The calls of one visit. Only look-ups of one entry carry the preview token: lists never show drafts (contract §8). */
export function openVisit(client: Client, { site, previewToken, signal }: Visit): ContentVisit {
  const { http, paging } = client;

  function oneEntry(parts: readonly string[], query: Readonly<Record<string, string>>) {
    const response = wire.single(wire.entry);
    if (previewToken !== undefined) {
      return askOrNone(http, {
        path: address(parts, { ...query, site, token: previewToken }),
        response,
        signal,
      });
    }
    return askKeptOrNone(client, {
      path: address(parts, { ...query, site }),
      response,
      tagsOf: tagsOfEntry,
      signal,
    });
  }

  function onePage<Item>({ parts, tag, item, keys }: List<Item>, query: PageQuery) {
    const { page = 1, limit = paging.limit } = query;
    const path = address(parts, listQuery(query, { site, limit, page, keys }));
    const response = wire.list(item, page);
    if (query.inPassing) return http.request({ path, response, signal });
    return askKept(client, { path, response, tagsOf: () => [tag], signal });
  }

  function allPages<Item>({ parts, tag, item, keys }: List<Item>, query: ListQuery) {
    const { limit, retries, retryDelayMs } = paging;
    const pathOf = (page: number) => address(parts, listQuery(query, { site, limit, page, keys }));
    const askPage = (page: number): Promise<Outcome<Listed<Item>>> =>
      http.request({
        path: pathOf(page),
        response: wire.list(item, page),
        retries,
        retryDelayMs,
        // What is kept is fetched for all who wait for it, not for this visitor alone.
        signal: query.inPassing ? signal : undefined,
      });
    if (query.inPassing) return fetchAllPages(askPage);
    const about = { path: `${pathOf(1)} and following`, tagsOf: () => [tag], signal };
    return keep(client, about, () => fetchAllPages(askPage));
  }

  const visit: ContentVisit = {
    entryByUri: (uri) => oneEntry(['api', 'entries-by-uri'], { uri: tidyUri(uri) }),
    entry: (collection, id) => oneEntry([...entriesOf(collection).parts, id], {}),
    entries: (collection, query = {}) => onePage(entriesOf(collection), query),
    allEntries: (collection, query = {}) => allPages(entriesOf(collection), query),
    globals: () =>
      askKept(client, {
        path: address(['api', 'globals'], { site }),
        response: wire.globals,
        tagsOf: () => [tags.globals],
        signal,
      }),
    navTree: (handle, fields = []) =>
      askKeptOrNone(client, {
        path: address(['api', 'navs', handle, 'tree'], {
          site,
          fields: ['title', 'url', ...fields].join(','),
        }),
        response: wire.tree,
        tagsOf: () => [tags.nav(handle)],
        signal,
      }),
    terms: (taxonomy, query = {}) => onePage(termsOf(taxonomy), query),
    allTerms: (taxonomy, query = {}) => allPages(termsOf(taxonomy), query),
    async term(taxonomy, slug) {
      const found = await askKeptOrNone(client, {
        path: address([...termsOf(taxonomy).parts, slug], { site }),
        response: wire.single(wire.term),
        tagsOf: () => [tags.taxonomy(taxonomy)],
        signal,
      });
      if (!found.ok || found.value === null || found.value.site === site) return found;
      // Before Statamic 6.31 this call gives the first site's term; the list gives ours (contract §9).
      const listed = await visit.terms(taxonomy, { filter: { slug }, limit: 1 });
      return listed.ok ? succeeded(listed.value.items[0] ?? null) : listed;
    },
    form: (form) =>
      askKeptOrNone(client, {
        path: address(['api', 'forms', form]),
        response: formWire.form,
        tagsOf: () => [tags.form(form)],
        signal,
      }),
    formSubmit: (form, values, pageUrl, key) =>
      postForm(http, { form, values, pageUrl, key, timeoutMs: client.submitTimeLimitMs }),
    graphql: (query, variables) =>
      http.request({
        method: 'POST',
        path: address(['api', 'graphql']),
        body: variables === undefined ? { query } : { query, variables },
        response: formWire.graphqlAnswer,
        signal,
      }),
    asset: (container, path) =>
      askKeptOrNone(client, {
        path: address(['api', 'assets', container, ...path.split('/')]),
        response: wire.single(wire.asset),
        tagsOf: () => [tags.assets(container)],
        signal,
      }),
  };
  return visit;
}
