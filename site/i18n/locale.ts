type LocaleDefinition = {
  /** Opens every address: `/en-UK/…`. */
  readonly code: string;
  /** The tag that `lang` and `hreflang` carry. `en-UK` is no language tag: there it is `en-GB`. */
  readonly hreflang: string;
  /** The tag that `Intl` formats by; European English has its own, so that dates do not come out American. */
  readonly intl: string;
  /** Which texts it is written in; a region's locale overrides single messages of its language. */
  readonly language: 'nl' | 'en' | 'de' | 'fr';
  /** The site's handle in the content system (contract §9). */
  readonly site: string;
  readonly name: string;
  readonly shortName: string;
  readonly region: string;
  readonly currency: 'EUR' | 'GBP' | 'USD' | 'CAD';
  readonly systemOfUnits: 'metric' | 'imperial';
  readonly formkitLocale: 'nl' | 'en' | 'de' | 'fr';
  /** The name part of the shop's session cookie. */
  readonly magentoSessionId: string;
};

/** The eight locales (specification §3), in the order in which they are offered. */
export const locales = [
  {
    code: 'nl',
    hreflang: 'nl',
    intl: 'nl-NL',
    language: 'nl',
    formkitLocale: 'nl',
    site: 'nl',
    name: 'Nederlands',
    shortName: 'NL',
    region: 'Nederland',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
  },
  {
    code: 'en',
    hreflang: 'en',
    intl: 'en-150',
    language: 'en',
    formkitLocale: 'en',
    site: 'en',
    name: 'English',
    shortName: 'EN',
    region: 'Europe',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
  },
  {
    code: 'de',
    hreflang: 'de',
    intl: 'de-DE',
    language: 'de',
    formkitLocale: 'de',
    site: 'de',
    name: 'Deutsch',
    shortName: 'DE',
    region: 'Deutschland',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
  },
  {
    code: 'fr',
    hreflang: 'fr',
    intl: 'fr-FR',
    language: 'fr',
    formkitLocale: 'fr',
    site: 'fr',
    name: 'Français',
    shortName: 'FR',
    region: 'France',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
  },
  {
    code: 'en-UK',
    hreflang: 'en-GB',
    intl: 'en-GB',
    language: 'en',
    formkitLocale: 'en',
    site: 'en_uk',
    name: 'English',
    shortName: 'UK',
    region: 'United Kingdom',
    currency: 'GBP',
    systemOfUnits: 'imperial',
    magentoSessionId: 'UK',
  },
  {
    code: 'en-US',
    hreflang: 'en-US',
    intl: 'en-US',
    language: 'en',
    formkitLocale: 'en',
    site: 'en_us',
    name: 'English',
    shortName: 'US',
    region: 'United States',
    currency: 'USD',
    systemOfUnits: 'imperial',
    magentoSessionId: 'EN_US',
  },
  {
    code: 'en-CA',
    hreflang: 'en-CA',
    intl: 'en-CA',
    language: 'en',
    formkitLocale: 'en',
    site: 'en_ca',
    name: 'English',
    shortName: 'CA',
    region: 'Canada',
    currency: 'CAD',
    systemOfUnits: 'metric',
    magentoSessionId: 'EN_NA',
  },
  {
    code: 'fr-CA',
    hreflang: 'fr-CA',
    intl: 'fr-CA',
    language: 'fr',
    formkitLocale: 'fr',
    site: 'fr_ca',
    name: 'Français',
    shortName: 'QC',
    region: 'Canada',
    currency: 'CAD',
    systemOfUnits: 'metric',
    magentoSessionId: 'EN_NA',
  },
] as const satisfies readonly LocaleDefinition[];

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];
export type Language = Locale['language'];

export const localeCodes: readonly LocaleCode[] = locales.map(({ code }) => code);

/** The locale for a visitor whose address, cookie and browser name none of ours (specification §4, §9). */
export const defaultLocale: Locale = locales[5];

/** Whether search engines may list this locale's pages: the French one is served with `noindex, nofollow` (specification §2). */
export function isIndexed({ code }: Locale): boolean {
  return code !== 'fr';
}

/** The locale of a code exactly as addresses write it, or `undefined`. */
export function findLocale(code: string | undefined): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** The locale whose content the CMS keeps under this site handle. */
export function localeOfSite(handle: string): Locale | undefined {
  return locales.find(({ site }) => site === handle);
}
