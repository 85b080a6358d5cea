import type { ParseContext } from '#renderer/parse/parse-context';
import { defaultLocale, findLocale, type Locale, localeCodes } from '#site/i18n/locale';
import { localeCodeOf } from '#site/protocol/path-locale';
import { PREVIEW_PARAMETERS, requestsDrafts, tryDecode } from '#site/protocol/route-rules';
import { withQuery } from '#site/protocol/with-query';
import type { Services } from './page-services.ts';

/** The parts of a request that loaders use. */
export type PageRequest = {
  readonly locale: Locale;
  /** Path with the locale, decoded, without a trailing slash: `/nl/over-ons`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The preview token. If the content system accepts it, the page shows drafts. The response to a request with a token is never cached. */
  readonly previewToken: string | undefined;
  readonly signal: AbortSignal;
};

/** Returns the locale of a request's path, or the default locale. */
export function localeOf({ url }: Pick<Request, 'url'>): Locale {
  return findLocale(localeCodeOf(new URL(url).pathname)) ?? defaultLocale;
}

/** Returns the decoded path of a request, or `undefined` if it contains an invalid escape. The server has normalised the path. */
export function decodePath({ url }: Request): string | undefined {
  return tryDecode(new URL(url).pathname);
}

/** Returns the path and the query of a request: `/nl/lampen?page=2`. */
export function pathAndQueryOf({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Returns the preview token of a request, or `undefined` if the URL does not request drafts. */
export function previewTokenOf(request: Request): string | undefined {
  const url = new URL(request.url);
  return requestsDrafts(url) ? (url.searchParams.get('token') ?? undefined) : undefined;
}

/** Returns the URL of a request without the parameters of a preview, as a path with a query. */
export function withoutPreview({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  for (const name of PREVIEW_PARAMETERS) searchParams.delete(name);
  return withQuery(pathname, searchParams.toString());
}

/** Returns the query that links of a preview contain, so that the linked pages show drafts too. Empty without a token. */
export function previewQuery(token: string | undefined): string {
  return token === undefined ? '' : new URLSearchParams({ preview: 'true', token }).toString();
}

/**
 * Returns the context for parsing links of a page.
 *
 * @param preservedQuery query that is added to all links to this site
 */
export function parseContextOf(
  { code, timeZone }: Locale,
  { siteUrl }: Pick<Services, 'siteUrl'>,
  preservedQuery = '',
): ParseContext {
  return { locale: code, locales: localeCodes, origin: siteUrl, timeZone, preservedQuery };
}
