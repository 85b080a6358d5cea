import type { Locale } from '#site/i18n/locale';

/**
 * Returns the path of a category or product on this site: `/nl/lantaarn-hoeve-31.html`. The path of a broken shop, such as `//example.com`,
 * cannot lead to another origin, because the locale precedes it.
 *
 * @param path path in the shop, without a leading slash
 */
export function shopPath({ code }: Locale, path: string): string {
  return `/${code}/${path.toWellFormed().replace(/^\/+/, '')}`;
}
