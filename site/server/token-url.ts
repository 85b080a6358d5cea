import { CONFIRMATION_KEY_PARAMETER } from '#site/pages/account/confirm-page';
import { isPreviewUrl } from '#site/protocol/route-rules';

/** Returns whether a URL is that of a preview, or contains the token for a new password or the key that confirms an email address. */
export function isTokenUrl(url: URL): boolean {
  return isPreviewUrl(url) || url.searchParams.has(CONFIRMATION_KEY_PARAMETER);
}
