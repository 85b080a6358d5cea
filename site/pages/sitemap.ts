import { isIndexed, type Locale } from '#site/i18n/locale';
import { canonicalPageUrl } from '#site/seo/canonical';
import { MAX_SITEMAP_PAGES, type SitemapPage, sitemapIndex, writeSitemap } from '#site/seo/sitemap';
import type { Entry, PaginatedList } from '#site/services/content';
import { findLocalisations, type EntryLocalisations } from './localisations.ts';
import { INDEXING_FIELDS, isIndexable, toLocalisedPaths } from './localisations.ts';
import { toAlternates } from './metadata.ts';
import type { Services } from './page-services.ts';
import { loadPathIndexes, type ShopEntity } from './shop/shop-localisations.ts';
import { batchEntities, sitemapPagesOf } from './shop/shop-sitemap.ts';
import { URL_COLLECTIONS } from './url-collections.ts';

/** Entries per request, and per batch of products and categories. */
const ENTRIES_PER_REQUEST = 50;
/** How long a sitemap waits for the path indexes of other locales. If a store view does not respond, its alternates are omitted. */
const MAX_WAIT_FOR_ALTERNATES_MS = 10_000;

/** One page of the list of a collection, or some products and categories of the shop. All batches have the same maximum number of entries. */
type SitemapBatch =
  | { readonly collection: string; readonly page: number }
  | { readonly entities: readonly ShopEntity[] };

/** A stream of XML, `unavailable` if the content system or the shop fails, or `not-found` for a part that does not exist. */
type SitemapResult = AsyncIterable<string> | 'unavailable' | 'not-found';

/** Loads the sitemap of a locale, or one part of it. */
export type LoadSitemap = (
  locale: Locale,
  part: number | undefined,
  signal: AbortSignal,
) => Promise<SitemapResult>;

/**
 * Creates the function that loads sitemaps.
 *
 * @param maxPages the maximum number of entries of a sitemap: a multiple of 50
 */
export function createSitemapLoader(services: Services, maxPages = MAX_SITEMAP_PAGES): LoadSitemap {
  const batchesPerPart = maxPages / ENTRIES_PER_REQUEST;
  return (...args) => sitemapOf(services, batchesPerPart, ...args);
}

/**
 * Streams the sitemap of a locale (specification §2): its indexed pages with localisations and modification dates, then the categories and
 * products of the shop with localisations. With more entries than fit into a part, the sitemap is an index of parts. Without an indexed page it contains
 * the home page, because the schema requires a page (decision 29).
 *
 * @param batchesPerPart maximum number of batches in a part
 * @param part number of a part, from 1
 */
async function sitemapOf(
  services: Services,
  batchesPerPart: number,
  locale: Locale,
  part: number | undefined,
  signal: AbortSignal,
): Promise<SitemapResult> {
  const { content, shop, siteUrl } = services;
  const home: SitemapPage = { url: `${siteUrl}/${locale.code}`, modified: undefined, alternates: [] };
  if (!isIndexed(locale)) return (part ?? 1) > 1 ? 'not-found' : writeSitemap([home]);
  const client = content.forRequest({ site: locale.site, signal });
  const query = { sort: 'id', fields: INDEXING_FIELDS, limit: ENTRIES_PER_REQUEST };
  const [lists, own] = await Promise.all([
    Promise.all(URL_COLLECTIONS.map((collection) => client.entries(collection, { ...query, page: 1 }))),
    shop.pathIndex(locale.magentoStore, signal),
  ]);
  const batches: SitemapBatch[] = [];
  for (const [at, list] of lists.entries()) {
    if (!list.ok) return 'unavailable';
    const { items, meta } = list.value;
    for (let page = 1; items.length > 0 && page <= meta.lastPage; page += 1) {
      batches.push({ collection: URL_COLLECTIONS[at] ?? '', page });
    }
  }
  if (!own.ok) return 'unavailable';
  for (const entities of batchEntities(own.value, ENTRIES_PER_REQUEST)) batches.push({ entities });
  const parts = Math.ceil(batches.length / batchesPerPart);
  if (part === undefined && parts > 1) return toStream(sitemapIndex(partUrlsOf(locale, parts, siteUrl)));
  if (part !== undefined && part > Math.max(parts, 1)) return 'not-found';

  const first = ((part ?? 1) - 1) * batchesPerPart;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_FOR_ALTERNATES_MS)]);
  const indexes = new Map([...(await loadPathIndexes(shop, limit)), [locale.code, own.value]]);
  async function* pages(): AsyncGenerator<SitemapPage> {
    for (const batch of batches.slice(first, first + batchesPerPart)) {
      if ('entities' in batch) {
        yield* sitemapPagesOf(batch.entities, locale, indexes, services);
        continue;
      }
      const { collection, page } = batch;
      const found = await client.entries(collection, { ...query, page, isUncached: true });
      // An incomplete sitemap would remove pages from search engines, so the error aborts the response.
      if (!found.ok) throw new Error(`The content system could not list ${collection}, page ${page}.`);
      yield* pagesOf(found.value, services, signal);
    }
  }
  return writeSitemap(withFallback(pages(), home));
}

/** Yields all pages, or the fallback if there are none. A sitemap without a page is invalid. */
async function* withFallback(
  pages: AsyncIterable<SitemapPage>,
  fallback: SitemapPage,
): AsyncGenerator<SitemapPage> {
  let isEmpty = true;
  for await (const page of pages) {
    isEmpty = false;
    yield page;
  }
  if (isEmpty) yield fallback;
}

async function* pagesOf(
  { items }: PaginatedList<Entry>,
  services: Services,
  signal: AbortSignal,
): AsyncGenerator<SitemapPage> {
  const indexed = items.filter(isIndexedEntry);
  const localisations = await findLocalisations(indexed, services.content, {
    fields: INDEXING_FIELDS,
    signal,
    isUncached: true,
  });
  for (const entry of indexed) yield pageOf(entry, localisations.get(entry) ?? [entry], services);
}

function isIndexedEntry(entry: Entry) {
  return entry.url !== null && entry.redirect === null && isIndexable(entry);
}

function pageOf(
  entry: Entry,
  localisations: EntryLocalisations,
  { siteUrl, canonical }: Services,
): SitemapPage {
  return {
    url: canonicalPageUrl(siteUrl, entry.url ?? '/', canonical),
    modified: entry.updatedAt ?? undefined,
    alternates: toAlternates(toLocalisedPaths(localisations.filter(isIndexedEntry)), siteUrl, canonical),
  };
}

function partUrlsOf({ code }: Locale, count: number, siteUrl: string) {
  return Array.from({ length: count }, (_, at) => `${siteUrl}/${code}/sitemap.xml?part=${at + 1}`);
}

async function* toStream(text: string): AsyncGenerator<string> {
  yield text;
}
