import { securityHeaders } from './security-headers.ts';

/** The header that keeps search engines away from a response. */
export const NOINDEX = { 'x-robots-tag': 'noindex, nofollow' } as const;

/** For URLs with a token, for example of a preview or for a new password. `Referer` contains only the origin, also in requests to this site. */
export const TOKEN_URL_HEADERS = { 'referrer-policy': 'strict-origin', ...NOINDEX } as const;

/** Short, because editors and operators change redirects without a new build. Without a limit, browsers store a redirect permanently. */
export const REDIRECT_CACHE_CONTROL = 'public, max-age=60';

/**
 * Returns the headers of every response, also of those that the application does not create.
 *
 * @param isIndexable whether search engines may index the site. If not, each response has `noindex`
 */
export function responseHeaders(siteUrl: string, isIndexable: boolean): Readonly<Record<string, string>> {
  return { ...securityHeaders(siteUrl), ...(isIndexable ? {} : NOINDEX) };
}
