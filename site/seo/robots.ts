import { isIndexed, locales } from '#site/i18n/locale';

/** Paths that crawlers should not request. */
const NOT_PAGES = ['/api/', '/*/_payload.json'];

/**
 * Returns `robots.txt`: disallows paths that are not pages and lists the sitemaps. Pages with `noindex` stay allowed, because a
 * crawler must request a page to read its `noindex`.
 *
 * @param siteUrl without a trailing slash
 */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_PAGES.map((path) => `Disallow: ${path}`),
    '',
    ...locales.filter(isIndexed).map(({ code }) => `Sitemap: ${siteUrl}/${code}/sitemap.xml`),
    '',
  ].join('\n');
}
