import { findRoute } from './find-route.ts';
import { hasTerm } from './search/search-request.ts';
import { hasUnresolvedPlace } from './store-finder/finder-query.ts';

/**
 * Returns whether a URL has a search term or a place. The search screen and the finder send these to systems that may cost the operator money.
 * A URL with a place counts on every page, because editors can put a finder on any page. The response for such a URL is never cached.
 */
export function isSearch(url: URL): boolean {
  return (findRoute(url.pathname) === 'search' && hasTerm(url)) || hasUnresolvedPlace(url);
}
