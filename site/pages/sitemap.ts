import { isIndexed, type Locale } from '#site/i18n/locale';
import { MAX_SITEMAP_PAGES, type SitemapPage, sitemapIndex, writeSitemap } from '#site/seo/sitemap';
import type { Content, Entry, PaginatedList } from '#site/services/content';
import { findLocalisations, type EntryLocalisations } from './localisations.ts';
import { toLocalisedPaths } from './localisations.ts';
import { toAlternates } from './metadata.ts';
import type { Services } from './page-services.ts';

/** The collections whose entries have addresses. */
const COLLECTIONS = ['pages', 'articles'];
/** Entries asked for at once. */
const AT_ONCE = 50;
const LEAVES_OF_A_PART = MAX_SITEMAP_PAGES / AT_ONCE;
const FIELDS = ['seo_noindex'];

/** One page of one collection's list. */
type CollectionPage = { readonly collection: string; readonly page: number };

/** The text of a locale's sitemap, piece by piece; `unavailable` when the content system cannot list the first pages. */
export type SitemapResult = AsyncIterable<string> | 'unavailable' | 'not-found';

/** Gives the sitemap of a locale, or one part of it. */
export type LoadSitemap = (
  locale: Locale,
  part: number | undefined,
  signal: AbortSignal,
) => Promise<SitemapResult>;

export function createSitemapLoader(services: Services): LoadSitemap {
  return (...asked) => sitemapOf(services, ...asked);
}

/**
 * The sitemap of a locale (specification §2): its indexed pages with their translations and last changes, written as they are
 * fetched; above 50,000 entries an index of parts.
 *
 * @param part which part of an indexed sitemap, from 1
 */
async function sitemapOf(
  { content, siteUrl }: Services,
  locale: Locale,
  part: number | undefined,
  signal: AbortSignal,
): Promise<SitemapResult> {
  if (!isIndexed(locale)) return writeSitemap(none());
  const visit = content.forRequest({ site: locale.site, signal });
  const query = { sort: 'id', fields: FIELDS, limit: AT_ONCE };
  const lists = await Promise.all(
    COLLECTIONS.map((collection) => visit.entries(collection, { ...query, page: 1 })),
  );
  const leaves: CollectionPage[] = [];
  for (const [at, list] of lists.entries()) {
    if (!list.ok) return 'unavailable';
    const { items, meta } = list.value;
    for (let page = 1; items.length > 0 && page <= meta.lastPage; page += 1) {
      leaves.push({ collection: COLLECTIONS[at] ?? '', page });
    }
  }
  const parts = Math.ceil(leaves.length / LEAVES_OF_A_PART);
  if (part === undefined && parts > 1) return once(sitemapIndex(addressesOf(locale, parts, siteUrl)));
  if (part !== undefined && part > Math.max(parts, 1)) return 'not-found';

  const first = ((part ?? 1) - 1) * LEAVES_OF_A_PART;
  async function* pages(): AsyncGenerator<SitemapPage> {
    for (const { collection, page } of leaves.slice(first, first + LEAVES_OF_A_PART)) {
      const found = await visit.entries(collection, { ...query, page, isUncached: true });
      // Half a sitemap would say that the other pages are gone: the connection breaks instead.
      if (!found.ok) throw new Error(`The content system could not list ${collection}, page ${page}.`);
      yield* pagesOf(found.value, content, siteUrl, signal);
    }
  }
  return writeSitemap(pages());
}

async function* pagesOf(
  { items }: PaginatedList<Entry>,
  content: Content,
  siteUrl: string,
  signal: AbortSignal,
): AsyncGenerator<SitemapPage> {
  const shown = items.filter(isShown);
  const families = await findLocalisations(shown, content, { fields: FIELDS, signal, isUncached: true });
  for (const entry of shown) yield pageOf(entry, families.get(entry) ?? [entry], siteUrl);
}

function isShown({ url, redirect, seo }: Entry) {
  return url !== null && redirect === null && !seo.noindex;
}

function pageOf(entry: Entry, family: EntryLocalisations, siteUrl: string): SitemapPage {
  return {
    url: siteUrl + encodeURI(entry.url ?? '/'),
    modified: entry.updatedAt ?? undefined,
    alternates: toAlternates(toLocalisedPaths(family.filter(isShown)), siteUrl),
  };
}

function addressesOf({ code }: Locale, count: number, siteUrl: string) {
  return Array.from({ length: count }, (_, at) => `${siteUrl}/${code}/sitemap.xml?part=${at + 1}`);
}

async function* none(): AsyncGenerator<SitemapPage> {}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
