import { isPreviewUrl } from '#site/protocol/route-rules';
import { applicationScreens } from './application-screens.ts';
import { hasListChoice } from './category/category-query.ts';
import { showsThanks } from './content/content-form.ts';
import { hasFinderChoice } from './store-finder/finder-query.ts';

/**
 * Returns whether the response for a URL is never cached: previews, thank-you messages, screens with user input, lists and stores that a
 * visitor has filtered or sorted, and personal screens.
 */
export function isUncacheable(url: URL): boolean {
  return (
    isPreviewUrl(url) ||
    showsThanks(url) ||
    hasListChoice(url) ||
    hasFinderChoice(url) ||
    applicationScreens.some((screen) => screen.isPersonal(url) || screen.hasUserInput(url))
  );
}

/** Returns whether a URL is one of a personal screen, whose content depends on the visitor's session. */
export function isPersonal(url: URL): boolean {
  return applicationScreens.some((screen) => screen.isPersonal(url));
}
