type LocaleDefinition = {
  /** First segment of every path: `/en-UK/…`. */
  readonly code: string;
  /** Language tag for `lang` and `hreflang`. The code `en-UK` is not a language tag, so its tag is `en-GB`. */
  readonly hreflang: string;
  /** Language tag for `Intl`. `en-150` (Europe) avoids American date formats. */
  readonly intl: string;
  /** Language of the messages. A locale with a region can override single messages. */
  readonly language: 'nl' | 'en' | 'de' | 'fr';
  /** The site's handle in the content system (contract §9). */
  readonly site: string;
  readonly name: string;
  readonly shortName: string;
  readonly region: string;
  readonly currency: 'EUR' | 'GBP' | 'USD' | 'CAD';
  readonly systemOfUnits: 'metric' | 'imperial';
  readonly formkitLocale: 'nl' | 'en' | 'de' | 'fr';
  /** Suffix of the name of the shop's session cookie. */
  readonly magentoSessionId: string;
};

/** The eight locales (specification §3) in display order. */
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

/** The locale if neither URL, cookie nor browser selects a supported one (specification §4, §9). */
export const defaultLocale: Locale = locales[5];

/** Returns whether search engines index a locale. French has `noindex, nofollow` (specification §2). */
export function isIndexed({ code }: Locale): boolean {
  return code !== 'fr';
}

/** Returns the locale of a code, which is case-sensitive, or `undefined`. */
export function findLocale(code: string | undefined): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** Returns the locale of a CMS site handle. */
export function localeOfSite(handle: string): Locale | undefined {
  return locales.find(({ site }) => site === handle);
}
