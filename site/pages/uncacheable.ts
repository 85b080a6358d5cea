import { isPreview } from '#site/protocol/drafts';
import { showsThanks } from './content/content-form.ts';
import { asksForSomething } from './search/search-page.ts';

/** Whether what is shown at an address depends on more than its path: such an answer is made anew each time and kept nowhere. */
export function isOneVisitors(url: URL): boolean {
  return isPreview(url) || showsThanks(url) || asksForSomething(url);
}
