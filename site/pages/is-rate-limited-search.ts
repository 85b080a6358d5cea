import { findRoute } from './find-route.ts';
import { hasTerm } from './search/search-request.ts';
import { hasUnresolvedPlace } from './store-finder/finder-query.ts';

/**
 * Returns whether a URL has a search term or a place. Such a request calls the search provider or the geocoder, which the operator may pay
 * for. A URL with a place counts on every page, because editors can put a finder on any page. The response for such a URL is never cached.
 */
export function isRateLimitedSearch(url: URL): boolean {
  return (findRoute(url.pathname) === 'search' && hasTerm(url)) || hasUnresolvedPlace(url);
}
