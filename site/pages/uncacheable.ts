import { isPreviewUrl } from '#site/protocol/route-rules';
import { showsThanks } from './content/content-form.ts';
import { hasSearchTerm } from './search/search-page.ts';

/** Returns whether the response for a URL is never cached: previews, thank-you messages and search results. */
export function isUncacheable(url: URL): boolean {
  return isPreviewUrl(url) || showsThanks(url) || hasSearchTerm(url);
}
