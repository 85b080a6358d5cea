import { SEARCH_VISITOR_COOKIE } from '#site/protocol/result-events';

/** A year. */
const MAX_AGE_SECONDS = 31_536_000;

/**
 * Stores a random token that identifies the visitor to the search provider, for searches and events. It contains no personal data. Call it
 * only after consent to statistics.
 */
export function storeSearchVisitor(): void {
  if (document.cookie.includes(`${SEARCH_VISITOR_COOKIE}=`)) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // `crypto.randomUUID` does not exist on insecure origins, such as a host in a local network.
  const token = `anon-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  document.cookie = `${SEARCH_VISITOR_COOKIE}=${token};path=/;max-age=${MAX_AGE_SECONDS};samesite=lax${secure}`;
}
