import type { SubmissionResult } from '#renderer/forms/form';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';

/** Returns the message of a product that was not added to the wishlist. */
export function wishlistRefusal(reason: 'full' | 'refused', locale: Locale): SubmissionResult {
  const t = messagesOf(locale);
  const message = t(reason === 'full' ? 'wishlist:full' : 'wishlist:gone');
  return { outcome: 'invalid', errors: { '': [message] } };
}
