import { isPreview } from '#site/route-rules';
import { saysThanks } from './post-page.ts';
import { asksForSomething } from './search-page.ts';

/** Whether what is shown at an address depends on more than its path: such an answer is made anew each time and kept nowhere. */
export function isOneVisitors(url: URL): boolean {
  return isPreview(url) || saysThanks(url) || asksForSomething(url);
}
