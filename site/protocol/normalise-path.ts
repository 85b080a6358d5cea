import { localeCodes } from '#site/i18n/locale';

const ESCAPE = /%[\da-f]{2}/gi;
/** Characters that need no escape in a URL (RFC 3986 §2.3). */
const UNRESERVED = /[\w.~-]/;

/**
 * Returns the normal form of a URL's path: single slashes, no trailing slash, the locale code in its own case (`/EN-us/` → `/en-US`), and
 * only necessary escapes, in upper case (RFC 3986 §6.2.2). Letters keep their case, because the content system defines it. Invalid escapes
 * are unchanged. The time is linear in the length of the path.
 */
export function normalisePath(pathname: string): string {
  const segments = pathname.replaceAll(ESCAPE, normaliseEscape).split('/').filter(Boolean);
  const [first, ...rest] = segments;
  if (first === undefined) return '/';
  const code = localeCodes.find((localeCode) => localeCode.toLowerCase() === first.toLowerCase());
  return `/${[code ?? first, ...rest].join('/')}`;
}

function normaliseEscape(escape: string) {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape.toUpperCase();
}
