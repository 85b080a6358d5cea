import type { Locale } from '#site/i18n/locale';

/** The query parameter and the form field with the page to return to after signing in. */
export const RETURN_PARAMETER = 'next';

const MAX_LENGTH = 500;
/** Resolves paths. Its name is never used. */
const ORIGIN = 'https://site.invalid';

/**
 * Returns the page to return to after signing in: a path of this site in the locale, because the customer is signed in to its website.
 * Everything else is `undefined`: other origins, other locales, and texts that browsers read as another origin, such as `//host`,
 * `/\host`, or a path with a line break.
 */
export function readReturnPath(value: unknown, { code }: Pick<Locale, 'code'>): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!value.startsWith(`/${code}/`) && value !== `/${code}`) return undefined;
  const url = URL.parse(value, ORIGIN);
  if (url?.origin !== ORIGIN) return undefined;
  const path = `${url.pathname}${url.search}`;
  // Dots in the path could have left the locale.
  return path.startsWith(`/${code}/`) || path === `/${code}` ? path : undefined;
}
