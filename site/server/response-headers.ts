import { securityHeaders } from './security-headers.ts';

/** The header that keeps search engines away from a response. */
export const NOINDEX = { 'x-robots-tag': 'noindex, nofollow' } as const;

/**
 * Returns the headers of every response, also of those that the application does not create.
 *
 * @param isIndexable whether search engines may index the site. If not, each response has `noindex`
 */
export function responseHeaders(siteUrl: string, isIndexable: boolean): Readonly<Record<string, string>> {
  return { ...securityHeaders(siteUrl), ...(isIndexable ? {} : NOINDEX) };
}
