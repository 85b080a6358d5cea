import { parse } from 'hono/utils/cookie';
import { SEARCH_VISITOR_COOKIE } from '#site/protocol/result-events';
import { allowsStatistics } from '#site/services/consent';

const TOKEN = /^anon-\d{1,10}(?:-\d{1,10}){3}$/;

/**
 * Returns the random token that identifies a visitor to the search provider. It is the same for searches and events. Returns `undefined` without
 * consent to statistics.
 *
 * @param cookies the header `Cookie` of a request
 */
export function readSearchVisitor(cookies: string | null): string | undefined {
  if (cookies === null || !allowsStatistics(cookies)) return undefined;
  const token = parse(cookies, SEARCH_VISITOR_COOKIE)[SEARCH_VISITOR_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}
