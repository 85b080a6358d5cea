type LocaleDefinition = {
  /** First segment of every path: `/en-UK/…`. */
  readonly code: string;
  /**
   * Language of the locale entry (specification §3), for systems that expect this value. `en-EN` is not a registered tag, so documents use
   * `hreflang` and `Intl` uses `intl`. For locales with a region, the specification contains no value. They have a BCP 47 tag.
   */
  readonly language: string;
  /** Registered language tag (BCP 47) for `lang` and `hreflang`. The code `en-UK` is not a language tag, so its tag is `en-GB`. */
  readonly hreflang: string;
  /** Language tag for `Intl`. `en-150` (Europe) avoids American date formats. */
  readonly intl: string;
  /** Language of messages and texts, without a region. A locale with a region can override single messages. */
  readonly baseLanguage: 'nl' | 'en' | 'de' | 'fr';
  /** The site's handle in the content system (contract §9). */
  readonly site: string;
  /** IANA name of the time zone in which editors of the site write times. */
  readonly timeZone: string;
  readonly name: string;
  readonly shortName: string;
  readonly region: string;
  readonly currency: 'EUR' | 'GBP' | 'USD' | 'CAD';
  readonly systemOfUnits: 'metric' | 'imperial';
  readonly formkitLocale: 'nl' | 'en' | 'de' | 'fr';
  /** Suffix of the name of the shop's session cookie. */
  readonly magentoSessionId: string;
  /** Code of the shop's store view (contract A1). */
  readonly magentoStore: string;
};

/** The eight locales (specification §3) in display order. */
export const locales = [
  {
    code: 'nl',
    language: 'nl-NL',
    hreflang: 'nl',
    intl: 'nl-NL',
    baseLanguage: 'nl',
    formkitLocale: 'nl',
    site: 'nl',
    timeZone: 'Europe/Amsterdam',
    name: 'Nederlands',
    shortName: 'NL',
    region: 'Nederland',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
    magentoStore: 'eu_nl',
  },
  {
    code: 'en',
    language: 'en-EN',
    hreflang: 'en',
    intl: 'en-150',
    baseLanguage: 'en',
    formkitLocale: 'en',
    site: 'en',
    timeZone: 'Europe/Amsterdam',
    name: 'English',
    shortName: 'EN',
    region: 'Europe',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
    magentoStore: 'eu_en',
  },
  {
    code: 'de',
    language: 'de-DE',
    hreflang: 'de',
    intl: 'de-DE',
    baseLanguage: 'de',
    formkitLocale: 'de',
    site: 'de',
    timeZone: 'Europe/Berlin',
    name: 'Deutsch',
    shortName: 'DE',
    region: 'Deutschland',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
    magentoStore: 'eu_de',
  },
  {
    code: 'fr',
    language: 'fr-FR',
    hreflang: 'fr',
    intl: 'fr-FR',
    baseLanguage: 'fr',
    formkitLocale: 'fr',
    site: 'fr',
    timeZone: 'Europe/Paris',
    name: 'Français',
    shortName: 'FR',
    region: 'France',
    currency: 'EUR',
    systemOfUnits: 'metric',
    magentoSessionId: 'EU',
    magentoStore: 'eu_fr',
  },
  {
    code: 'en-UK',
    language: 'en-GB',
    hreflang: 'en-GB',
    intl: 'en-GB',
    baseLanguage: 'en',
    formkitLocale: 'en',
    site: 'en_uk',
    timeZone: 'Europe/London',
    name: 'English',
    shortName: 'UK',
    region: 'United Kingdom',
    currency: 'GBP',
    systemOfUnits: 'imperial',
    magentoSessionId: 'UK',
    magentoStore: 'uk_en',
  },
  {
    code: 'en-US',
    language: 'en-US',
    hreflang: 'en-US',
    intl: 'en-US',
    baseLanguage: 'en',
    formkitLocale: 'en',
    site: 'en_us',
    timeZone: 'America/New_York',
    name: 'English',
    shortName: 'US',
    region: 'United States',
    currency: 'USD',
    systemOfUnits: 'imperial',
    magentoSessionId: 'EN_US',
    magentoStore: 'us_en',
  },
  {
    code: 'en-CA',
    language: 'en-CA',
    hreflang: 'en-CA',
    intl: 'en-CA',
    baseLanguage: 'en',
    formkitLocale: 'en',
    site: 'en_ca',
    timeZone: 'America/Toronto',
    name: 'English',
    shortName: 'CA',
    region: 'Canada',
    currency: 'CAD',
    systemOfUnits: 'metric',
    magentoSessionId: 'EN_NA',
    magentoStore: 'na_en',
  },
  {
    code: 'fr-CA',
    language: 'fr-CA',
    hreflang: 'fr-CA',
    intl: 'fr-CA',
    baseLanguage: 'fr',
    formkitLocale: 'fr',
    site: 'fr_ca',
    timeZone: 'America/Toronto',
    name: 'Français',
    shortName: 'QC',
    region: 'Canada',
    currency: 'CAD',
    systemOfUnits: 'metric',
    magentoSessionId: 'EN_NA',
    magentoStore: 'na_fr',
  },
] as const satisfies readonly LocaleDefinition[];

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];
export type BaseLanguage = Locale['baseLanguage'];

export const localeCodes: readonly LocaleCode[] = locales.map(({ code }) => code);

/** The locale if neither URL, cookie nor browser selects a supported one (specification §4, §9). */
export const defaultLocale: Locale = locales[5];

/** Returns whether search engines index a locale. French has `noindex, nofollow` (specification §2). */
export function isIndexed({ code }: Locale): boolean {
  return code !== 'fr';
}

/** Returns the locale of a code, or `undefined`. Codes are case-sensitive. */
export function findLocale(code: string | undefined): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** Returns the locale of a CMS site handle. */
export function localeOfSite(handle: string): Locale | undefined {
  return locales.find(({ site }) => site === handle);
}
