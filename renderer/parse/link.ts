import type { ParseContext } from './parse-context.ts';

const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Paths every locale shares: files, not pages. */
const SHARED_PATHS = /^\/(?:assets|_image)\//;
// The URL parser silently drops control characters, which is how `java\nscript:` gets past naive checks.
const UNSAFE_CHARACTERS = /[\p{Cc}\\]/u;

/**
 * Turns what an editor typed or the CMS resolved into an address a visitor may follow: a path on our own site (under the page's
 * locale when none is named), a fragment, or an absolute http(s), mailto or tel address. Anything else gives `undefined`.
 */
export function readLink(raw: string, reading: ParseContext): string | undefined {
  const { origin } = reading;
  const typed = raw.trim();
  if (typed === '' || UNSAFE_CHARACTERS.test(typed)) return undefined;
  if (typed.startsWith('#')) return typed;

  const url = URL.parse(typed, `${origin}/`);
  if (url === null || !ALLOWED_PROTOCOLS.has(url.protocol)) return undefined;
  if (url.origin !== origin) return url.href;
  return (
    (SHARED_PATHS.test(url.pathname) ? url.pathname + url.search : localisedUrl(url, reading)) + url.hash
  );
}

/** Whether an address leads away from our own site. */
export function isExternalUrl(href: string): boolean {
  return /^https?:\/\//.test(href);
}

/** A path and query of our own, under the page's locale when it names none. */
function localisedUrl({ pathname, search }: URL, { locale, locales, preservedQuery }: ParseContext) {
  const [, first = ''] = pathname.split('/');
  const path = locales.includes(first) ? pathname : `/${locale}${pathname === '/' ? '' : pathname}`;
  if (!preservedQuery) return path + search;
  return `${path}${search === '' ? '?' : `${search}&`}${preservedQuery}`;
}
