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

const codes: Readonly<Record<LocaleCode, { readonly code: string; readonly magentoLocale: string }>> = {
  nl: { code: 'eu_nl', magentoLocale: 'nl_NL' },
  en: { code: 'eu_en', magentoLocale: 'en_GB' },
  de: { code: 'eu_de', magentoLocale: 'de_DE' },
  fr: { code: 'eu_fr', magentoLocale: 'fr_FR' },
  'en-UK': { code: 'uk_en', magentoLocale: 'en_GB' },
  'en-US': { code: 'us_en', magentoLocale: 'en_US' },
  'en-CA': { code: 'na_en', magentoLocale: 'en_CA' },
  'fr-CA': { code: 'na_fr', magentoLocale: 'fr_CA' },
};

export const storeViews: readonly StoreView[] = locales.map((locale, index) => ({
  id: index + 1,
  ...codes[locale.code],
  locale,
  website: locale.magentoSessionId,
}));

/** The store view of requests without the header `Store`: the first one of the list. */
export const DEFAULT_STORE = codes.nl.code;

export function findStoreView(code: string): StoreView | undefined {
  return storeViews.find((view) => view.code === code);
}

export function storeViewsOf(website: WebsiteCode): readonly StoreView[] {
  return storeViews.filter((view) => view.website === website);
}

/** The 1-based id of a website. */
export function websiteId(website: WebsiteCode): number {
  return websiteCodes.indexOf(website) + 1;
}
