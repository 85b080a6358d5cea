import type { Reading } from './reading.ts';

const OPEN_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Paths every locale shares: files, not pages. */
const SHARED_PATHS = /^\/(?:assets|_image)\//;
// The URL parser silently drops control characters, which is how `java\nscript:` gets past naive checks.
const UNSAFE_CHARACTERS = /[\p{Cc}\\]/u;

/**
 * Turns what an editor typed or the CMS resolved into an address a visitor may follow: a path on our own site (under the page's
 * locale when none is named), a fragment, or an absolute http(s), mailto or tel address. Anything else gives `undefined`.
 */
export function readLink(raw: string, { locale, locales, origin }: Reading): string | undefined {
  const typed = raw.trim();
  if (typed === '' || UNSAFE_CHARACTERS.test(typed)) return undefined;
  if (typed.startsWith('#')) return typed;

  const url = URL.parse(typed, `${origin}/`);
  if (url === null || !OPEN_PROTOCOLS.has(url.protocol)) return undefined;
  if (url.origin !== origin) return url.href;
  return underLocale(url.pathname, locale, locales) + url.search + url.hash;
}

/** Whether an address leads away from our own site. */
export function leadsAway(href: string): boolean {
  return /^https?:\/\//.test(href);
}

function underLocale(path: string, locale: string, locales: readonly string[]) {
  const [, first = ''] = path.split('/');
  if (locales.includes(first) || SHARED_PATHS.test(path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
