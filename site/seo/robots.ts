import { isIndexed, locales } from '#site/i18n/locale';

/** Addresses that are no pages. */
const NOT_PAGES = ['/api/', '/*/_payload.json'];

/**
 * `robots.txt`: everything may be read but what is no page, and where the sitemaps are. Pages that are not to be indexed say so
 * themselves; a crawler that may not read them would never know.
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
