import { defaultLocale, findLocale, type Locale, locales } from './locale.ts';

/** The language preferences in a request. */
type Preferences = {
  /** Value of the locale cookie. */
  readonly cookie: string | undefined;
  /** The `Accept-Language` header. */
  readonly acceptLanguage: string | undefined;
};

/** The locale cookie (specification §9). */
export const LOCALE_COOKIE = {
  name: 'locale',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'Lax',
} as const;

/**
 * Negotiates the locale for a URL without a locale (specification §4). It uses the cookie, else the browser's languages by preference, else
 * the default. It compares a language by its full tag first, then by its base language.
 */
export function negotiateLocale({ cookie, acceptLanguage }: Preferences): Locale {
  return findLocale(cookie) ?? fromBrowser(acceptLanguage) ?? defaultLocale;
}

function fromBrowser(header = ''): Locale | undefined {
  for (const tag of preferredTags(header)) {
    const locale = byFullTag(tag) ?? byBaseLanguage(tag);
    if (locale) return locale;
  }
  return undefined;
}

/** Returns language tags by descending weight. Tags with equal weights stay in their order. Weight 0 excludes a tag (RFC 9110 §12.5.4). */
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

function byFullTag(tag: string): Locale | undefined {
  return locales.find(({ code, hreflang, intl }) =>
    [code, hreflang, intl].some((supported) => supported.toLowerCase() === tag),
  );
}

function byBaseLanguage(tag: string): Locale | undefined {
  const [base] = tag.split('-');
  return locales.find(({ hreflang }) => hreflang === base);
}
