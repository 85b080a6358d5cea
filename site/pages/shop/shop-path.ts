import type { Locale } from '#site/i18n/locale';

/**
 * Returns the path of a category or product on this site: `/nl/lantaarn-hoeve-31.html`. Even if the shop returns an invalid path such as
 * `//example.com`, the result stays on this origin, because it begins with the locale.
 *
 * @param path path in the shop, without a leading slash
 */
export function shopPath({ code }: Locale, path: string): string {
  return `/${code}/${path.toWellFormed().replace(/^\/+/, '')}`;
}
