import { isIndexed, locales } from '#site/i18n/locale';

/** Paths that crawlers should not request. */
const NOT_PAGES = ['/api/', '/*/_payload.json'];

/**
 * Returns `robots.txt`: disallows paths that are not pages and lists the sitemaps. Pages with `noindex` stay allowed, because a
 * crawler must request a page to read its `noindex`.
 *
 * @param siteUrl without a trailing slash
 * @param isIndexable `false` disallows every path, and lists no sitemap
 */
export function robotsTxt(siteUrl: string, isIndexable = true): string {
  if (!isIndexable) return ['User-agent: *', 'Disallow: /', ''].join('\n');
  return [
    'User-agent: *',
    ...NOT_PAGES.map((path) => `Disallow: ${path}`),
    '',
    ...locales.filter(isIndexed).map(({ code }) => `Sitemap: ${siteUrl}/${code}/sitemap.xml`),
    '',
  ].join('\n');
}
