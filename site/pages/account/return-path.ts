import type { Locale } from '#site/i18n/locale';
import { withQuery } from '#site/protocol/with-query';
import { localiseScreenPath } from '../find-route.ts';

/** The query parameter and the form field with the page to return to after signing in. */
export const RETURN_PARAMETER = 'next';

const MAX_LENGTH = 500;
/** The base URL for parsing paths. Links never contain it. */
const ORIGIN = 'https://site.invalid';

/**
 * Returns the page to return to after signing in. It must be a path in the locale, because the customer is signed in to the website of the
 * locale. Returns `undefined` for other origins, other locales, and texts that browsers parse as another origin, such as `//host`, `/\host`,
 * or a path with a line break.
 */
export function readReturnPath(value: unknown, { code }: Pick<Locale, 'code'>): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!value.startsWith(`/${code}/`) && value !== `/${code}`) return undefined;
  const url = URL.parse(value, ORIGIN);
  if (url?.origin !== ORIGIN) return undefined;
  const path = `${url.pathname}${url.search}`;
  // Checked after parsing, because a path with `..` can leave the locale.
  return path.startsWith(`/${code}/`) || path === `/${code}` ? path : undefined;
}

/** Returns the query with the same return path in another locale. Only application screens have a path in every locale. */
export function returnQueryIn(
  other: Locale,
  { locale, query }: { readonly locale: Pick<Locale, 'code'>; readonly query: URLSearchParams },
): string {
  const path = readReturnPath(query.get(RETURN_PARAMETER), locale);
  if (path === undefined) return '';
  const { pathname, search } = new URL(path, ORIGIN);
  const localised = other.code === locale.code ? pathname : localiseScreenPath(pathname, other.code);
  if (localised === undefined) return '';
  return new URLSearchParams({ [RETURN_PARAMETER]: withQuery(localised, search.slice(1)) }).toString();
}
