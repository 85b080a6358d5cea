import { saysThanks } from '#site/forms/post-page';
import { isPreview } from '#site/protocol/drafts';
import { asksForSomething } from './search/search-page.ts';

/** Whether what is shown at an address depends on more than its path: such an answer is made anew each time and kept nowhere. */
export function isOneVisitors(url: URL): boolean {
  return isPreview(url) || saysThanks(url) || asksForSomething(url);
}
