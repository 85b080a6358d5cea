import { isPreviewUrl } from '#site/protocol/route-rules';
import { showsThanks } from './content/content-form.ts';
import { hasSearchTerm } from './search/search-page.ts';

/** Returns whether the page at a URL depends on more than its path. Such a page is never cached. */
export function isUncacheable(url: URL): boolean {
  return isPreviewUrl(url) || showsThanks(url) || hasSearchTerm(url);
}
