import { defaultLocale, findLocale, type Locale, locales } from './locale.ts';

/** What a request says about the visitor's language, when its address names no locale. */
export type Preferences = {
  /** Value of the locale cookie. */
  readonly cookie: string | undefined;
  /** The `Accept-Language` header. */
  readonly acceptLanguage: string | undefined;
};

/** The locale cookie (specification §9): a year, whole site, lax. */
export const LOCALE_COOKIE = {
  name: 'locale',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'Lax',
} as const;

/**
 * Chooses a locale for a visitor whose address names none (specification §4): their cookie, then the browser's languages in
 * order of preference, each by its whole tag first and its base language second, then the default.
 */
export function negotiateLocale({ cookie, acceptLanguage }: Preferences): Locale {
  return findLocale(cookie) ?? fromBrowser(acceptLanguage) ?? defaultLocale;
}

function fromBrowser(header = ''): Locale | undefined {
  for (const tag of preferredTags(header)) {
    const locale = byWholeTag(tag) ?? byBaseLanguage(tag);
    if (locale) return locale;
  }
  return undefined;
}

/** Language tags by falling weight; equal weights keep their order, weight 0 means "not this one" (RFC 9110 §12.5.4). */
function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(tag) && weight > 0 && weight <= 1)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function byWholeTag(tag: string): Locale | undefined {
  return locales.find(({ code, hreflang, intl }) =>
    [code, hreflang, intl].some((known) => known.toLowerCase() === tag),
  );
}

function byBaseLanguage(tag: string): Locale | undefined {
  const [base] = tag.split('-');
  return locales.find(({ hreflang }) => hreflang === base);
}
