import { type Locale, locales } from '#site/i18n/locale';

/** Returns the codes of the store views of a locale's website: that of the locale, then the others. */
export function storeViewsOf({
  code,
  magentoSessionId,
  magentoStore,
}: Locale): readonly [string, ...string[]] {
  const others = locales.filter(
    (other) => other.magentoSessionId === magentoSessionId && other.code !== code,
  );
  return [magentoStore, ...others.map((other) => other.magentoStore)];
}
