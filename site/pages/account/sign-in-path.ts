import type { Locale } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import { EXPIRED, REASON_PARAMETER } from './account-model.ts';
import { RETURN_PARAMETER } from './return-path.ts';

/**
 * Returns the path of the sign-in screen with the message that the customer has to sign in again. After signing in, the customer returns to
 * `returnTo`.
 */
export function expiredSignInPath({ code }: Pick<Locale, 'code'>, returnTo: string): string {
  const query = new URLSearchParams({ [REASON_PARAMETER]: EXPIRED, [RETURN_PARAMETER]: returnTo });
  return `${routePath('accountSignIn', code)}?${query}`;
}
