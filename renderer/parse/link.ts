import type { ParseContext } from './parse-context.ts';

const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Paths of files. They have no locale. */
const FILE_PATHS = /^\/(?:assets|_image)\//;
// The URL parser removes control characters, so a check of the text alone would accept `java\nscript:`.
const UNSAFE_CHARACTERS = /[\p{Cc}\\]/u;
const NO_HOST = 'http://host.invalid';

/** A path of this site, checked by {@link readOwnPath}. It starts with exactly one slash, so `siteUrl + path` is a URL of the site. */
export type OwnPath = `/${string}`;

/**
 * Converts a link from the CMS into a safe URL: a path of the site, a fragment, or an absolute http(s), mailto or tel URL.
 * A path without a locale gets the page's locale. Returns `undefined` for all other links.
 */
export function readLink(raw: string, context: ParseContext): string | undefined {
  const { origin } = context;
  const link = raw.trim();
  if (link === '' || UNSAFE_CHARACTERS.test(link)) return undefined;
  if (link.startsWith('#')) return link;

  const url = URL.parse(link, `${origin}/`);
  if (url === null || !ALLOWED_PROTOCOLS.has(url.protocol)) return undefined;
  if (url.origin !== origin) return url.href;
  return (FILE_PATHS.test(url.pathname) ? url.pathname + url.search : localisedUrl(url, context)) + url.hash;
}

/**
 * Returns a path of this site unchanged, with its query and fragment. Returns `undefined` for a relative path, and for a URL with a scheme
 * or host. Also returns `undefined` for texts that browsers read as a URL with a host: `//host`, `/\host` and paths with control characters.
 */
export function readOwnPath(raw: string): OwnPath | undefined {
  return isOwnPath(raw) ? raw : undefined;
}

function isOwnPath(text: string): text is OwnPath {
  // `encodeURI` fails for a text that is not well-formed.
  if (!text.startsWith('/') || UNSAFE_CHARACTERS.test(text) || !text.isWellFormed()) return false;
  const url = URL.parse(text, NO_HOST);
  return url?.origin === NO_HOST && !url.pathname.startsWith('//');
}

/** Returns whether a URL from {@link readLink} leaves the site. */
export function isExternalUrl(href: string): boolean {
  return /^https?:\/\//.test(href);
}

function localisedUrl({ pathname, search }: URL, { locale, locales, preservedQuery }: ParseContext) {
  const [, first = ''] = pathname.split('/');
  const path = locales.includes(first) ? pathname : `/${locale}${pathname === '/' ? '' : pathname}`;
  if (!preservedQuery) return path + search;
  return `${path}${search === '' ? '?' : `${search}&`}${preservedQuery}`;
}
