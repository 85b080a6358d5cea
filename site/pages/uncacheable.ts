import { isPreviewUrl } from '#site/protocol/route-rules';
import { applicationScreens } from './application-screens.ts';
import { showsThanks } from './content/content-form.ts';

/** Returns whether the response for a URL is never cached: previews, thank-you messages and screens with user input. */
export function isUncacheable(url: URL): boolean {
  return (
    isPreviewUrl(url) || showsThanks(url) || applicationScreens.some(({ hasUserInput }) => hasUserInput(url))
  );
}
