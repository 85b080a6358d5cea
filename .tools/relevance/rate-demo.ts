import { DEFAULT_SEARCH_KEYS, startSearchServer } from '#embedded/search';
import { findLocale } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createSearch, type SearchClient } from '#site/services/search';
import { indexSearch } from '../search-index/index-search.ts';
import { RATED_LOCALES, type RatedLocale, type RatedSearch, readRatedSearches } from './rated-searches.ts';
import { type FoundIds, scoreResults, type Rating } from './score-results.ts';

export type RatedResult = Rating & { readonly search: RatedSearch; readonly found: FoundIds };

export type LocaleRelevance = {
  readonly results: readonly RatedResult[];
  /** Everything that can be found in the locale. */
  readonly known: ReadonlySet<string>;
  /** Mean nDCG@5 of the searches with graded results. */
  readonly score: number;
};

const PROJECT = `${import.meta.dirname}/../..`;
/** More than the demo catalogue and content have, so that no result is cut off. */
const EVERYTHING = 100;

/** Fills an embedded search with the demo data as `npm run search:index` does, and rates every search with the site's client. */
export async function rateDemo(): Promise<Readonly<Record<RatedLocale, LocaleRelevance>>> {
  const server = await startSearchServer({ port: 0, log: () => {} });
  try {
    await fill(server.url);
    const log = { warn: (_: object, message: string) => console.warn(message) };
    const { appId, searchKey } = DEFAULT_SEARCH_KEYS;
    const search = createSearch({
      appId,
      searchKey,
      hosts: [server.url],
      indexPrefix: 'site',
      log,
      cache: createCache({ log }),
    });
    const entries: [RatedLocale, LocaleRelevance][] = [];
    for (const code of RATED_LOCALES) {
      const store = findLocale(code)?.magentoStore;
      if (store === undefined) throw new Error(`Expected the locale ${code}, got none.`);
      entries.push([code, await rateLocale(code, search.forRequest({ store }))]);
    }
    const [nl, en, de, fr] = entries.map(([, relevance]) => relevance);
    if (!nl || !en || !de || !fr) throw new Error('A locale was not rated.');
    return { nl, en, de, fr };
  } finally {
    await server.close();
  }
}

async function fill(url: string): Promise<void> {
  const { appId, adminKey } = DEFAULT_SEARCH_KEYS;
  const lines: string[] = [];
  const isComplete = await indexSearch({
    variables: { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOSTS: url },
    codes: RATED_LOCALES,
    project: PROJECT,
    print: (line) => lines.push(line),
    signal: new AbortController().signal,
  });
  if (!isComplete) throw new Error(`The indexes are not complete:\n${lines.join('\n')}`);
}

async function rateLocale(code: RatedLocale, client: SearchClient): Promise<LocaleRelevance> {
  const results: RatedResult[] = [];
  for (const search of readRatedSearches(code)) {
    const found = await find(client, code, search.query);
    results.push({ search, found, ...scoreResults(search, found) });
  }
  const scores = results.flatMap(({ score }) => score ?? []);
  const known = new Set(Object.values(await find(client, code, '')).flat());
  return { results, known, score: scores.reduce((sum, score) => sum + score, 0) / scores.length };
}

async function find(client: SearchClient, code: RatedLocale, term: string): Promise<FoundIds> {
  const outcome = await client.search({
    term,
    products: { page: 1, perPage: EVERYTHING, sort: 'relevance', choice: {}, withFacets: false },
    categories: { page: 1, perPage: EVERYTHING },
    content: { page: 1, perPage: EVERYTHING },
    suggestions: 0,
  });
  if (!outcome.ok) throw new Error(`The search for "${term}" failed: ${JSON.stringify(outcome.failure)}`);
  const { products, categories, content } = outcome.value;
  const toId = ({ href }: { readonly href: string }) => href.slice(`/${code}`.length) || '/';
  return {
    products: products.hits.map(({ sku }) => sku),
    categories: categories.hits.map(toId),
    content: content.hits.map(toId),
  };
}
