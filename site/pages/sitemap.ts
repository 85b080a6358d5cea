import { isIndexed, type Locale } from '#site/i18n/locale';
import { MOST_PAGES, type SitemapPage, sitemapIndex, writeSitemap } from '#site/seo/sitemap';
import type { Content, Entry, Listed } from '#site/services/content';
import { familiesOf, type Family } from './entry-localisations.ts';
import { pathsOf } from './localisations.ts';
import { alternatesOf } from './metadata.ts';
import type { Services } from './page-services.ts';

/** The collections whose entries have addresses. */
const COLLECTIONS = ['pages', 'articles'];
/** Entries asked for at once. */
const AT_ONCE = 50;
const LEAVES_OF_A_PART = MOST_PAGES / AT_ONCE;
const FIELDS = ['seo_noindex'];

/** One page of one collection's list. */
type Leaf = { readonly collection: string; readonly page: number };

/** The text of a locale's sitemap, piece by piece; `unavailable` when the content system cannot list the first pages. */
export type SitemapAnswer = AsyncIterable<string> | 'unavailable' | 'not-found';

/** Gives the sitemap of a locale, or one part of it. */
export type Sitemaps = (
  locale: Locale,
  part: number | undefined,
  signal: AbortSignal,
) => Promise<SitemapAnswer>;

export function createSitemaps(services: Services): Sitemaps {
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
): Promise<SitemapAnswer> {
  if (!isIndexed(locale)) return writeSitemap(none());
  const visit = content.forVisit({ site: locale.site, signal });
  const query = { sort: 'id', fields: FIELDS, limit: AT_ONCE };
  const lists = await Promise.all(
    COLLECTIONS.map((collection) => visit.entries(collection, { ...query, page: 1 })),
  );
  const leaves: Leaf[] = [];
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
      const found = await visit.entries(collection, { ...query, page, inPassing: true });
      // Half a sitemap would say that the other pages are gone: the connection breaks instead.
      if (!found.ok) throw new Error(`The content system could not list ${collection}, page ${page}.`);
      yield* pagesOf(found.value, content, siteUrl, signal);
    }
  }
  return writeSitemap(pages());
}

async function* pagesOf(
  { items }: Listed<Entry>,
  content: Content,
  siteUrl: string,
  signal: AbortSignal,
): AsyncGenerator<SitemapPage> {
  const shown = items.filter(isShown);
  const families = await familiesOf(shown, content, { fields: FIELDS, signal, inPassing: true });
  for (const entry of shown) yield pageOf(entry, families.get(entry) ?? [entry], siteUrl);
}

function isShown({ url, redirect, seo }: Entry) {
  return url !== null && redirect === null && !seo.noindex;
}

function pageOf(entry: Entry, family: Family, siteUrl: string): SitemapPage {
  return {
    address: siteUrl + encodeURI(entry.url ?? '/'),
    modified: entry.updatedAt ?? undefined,
    alternates: alternatesOf(pathsOf(family.filter(isShown)), siteUrl),
  };
}

function addressesOf({ code }: Locale, count: number, siteUrl: string) {
  return Array.from({ length: count }, (_, at) => `${siteUrl}/${code}/sitemap.xml?part=${at + 1}`);
}

async function* none(): AsyncGenerator<SitemapPage> {}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
