import { isPreviewUrl } from '#site/protocol/route-rules';
import { showsThanks } from './content/content-form.ts';
import { asksForSomething } from './search/search-page.ts';

/** Whether what is shown at an address depends on more than its path: such an answer is made anew each time and kept nowhere. */
export function isUncacheable(url: URL): boolean {
  return isPreviewUrl(url) || showsThanks(url) || asksForSomething(url);
}
