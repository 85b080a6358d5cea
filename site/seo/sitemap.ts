import { escapeAttribute } from './escape-html.ts';
import type { Alternate } from './head.ts';

/** One page in a sitemap. */
export type SitemapPage = {
  /** Absolute, percent-encoded. */
  readonly url: string;
  /** ISO 8601. */
  readonly modified: string | undefined;
  /** The page in all indexed locales, including its own. Empty for a single locale. */
  readonly alternates: readonly Alternate[];
};

/** Maximum number of URLs in a sitemap. sitemaps.org allows 50,000, but also only 50 MB: 20,000 URLs of 200 characters with eight alternates have 47 MB. */
export const MAX_SITEMAP_PAGES = 20_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Streams a sitemap while its pages are loaded.
 *
 * @param pages at least one, because the schema of sitemaps requires it
 */
export async function* writeSitemap(
  pages: AsyncIterable<SitemapPage> | Iterable<SitemapPage>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACES}>\n`;
  for await (const page of pages) yield urlOf(page);
  yield '</urlset>\n';
}

/** Returns an index of several sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const sitemaps = addresses
    .map((address) => `<sitemap><loc>${escapeAttribute(address)}</loc></sitemap>\n`)
    .join('');
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps}</sitemapindex>\n`;
}

function urlOf({ url, modified, alternates }: SitemapPage) {
  const lastmod = modified === undefined ? '' : `<lastmod>${escapeAttribute(modified)}</lastmod>`;
  const links = alternates.map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${escapeAttribute(alternate.hreflang)}" href="${escapeAttribute(alternate.url)}"/>`,
  );
  return `<url><loc>${escapeAttribute(url)}</loc>${lastmod}${links.join('')}</url>\n`;
}
