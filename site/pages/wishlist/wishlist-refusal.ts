import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { invalid } from '../invalid-form.ts';

/** Returns the message of a product that was not added to the wishlist. */
export function wishlistRefusal(reason: 'full' | 'refused', locale: Locale): SubmissionResult {
  const t = messagesOf(locale);
  return invalid({ '': t(reason === 'full' ? 'wishlist:full' : 'wishlist:gone') });
}
