import { type Locale, locales } from '#site/i18n/locale';

/** Returns the codes of the store views of a locale's website: that of the locale first, then the others. */
export function storeViewsOf({ magentoSessionId, magentoStore }: Locale): readonly string[] {
  const views = locales.filter((locale) => locale.magentoSessionId === magentoSessionId);
  const others = views.map((view) => view.magentoStore).filter((store) => store !== magentoStore);
  return [magentoStore, ...others];
}
