import { type WebsiteCode, websiteCodes } from '#embedded/catalogue';
import { type Locale, type LocaleCode, locales } from '#site/i18n/locale';

/** A store view (contract A1): one locale of a website. Requests choose it by its code in the header `Store`. */
export type StoreView = {
  /** 1-based, in the order of the locales. */
  readonly id: number;
  readonly code: string;
  /** Magento's locale identifier: `en_GB`. */
  readonly magentoLocale: string;
  readonly locale: Locale;
  readonly website: WebsiteCode;
};

const magentoLocales: Readonly<Record<LocaleCode, string>> = {
  nl: 'nl_NL',
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  'en-UK': 'en_GB',
  'en-US': 'en_US',
  'en-CA': 'en_CA',
  'fr-CA': 'fr_CA',
};

/** All store views, in the order of the locales. */
export const storeViews: readonly StoreView[] = locales.map((locale, index) => ({
  id: index + 1,
  code: locale.magentoStore,
  magentoLocale: magentoLocales[locale.code],
  locale,
  website: locale.magentoSessionId,
}));

/** The store view of requests without the header `Store`: the first one of the list. */
export const DEFAULT_STORE = locales[0].magentoStore;

/** Returns the store view with a code; `undefined` for an unknown code. */
export function findStoreView(code: string): StoreView | undefined {
  return storeViews.find((view) => view.code === code);
}

/** Returns the store views of a website. */
export function storeViewsOf(website: WebsiteCode): readonly StoreView[] {
  return storeViews.filter((view) => view.website === website);
}

/** Returns the 1-based id of a website. */
export function websiteId(website: WebsiteCode): number {
  return websiteCodes.indexOf(website) + 1;
}
