import type { PasswordRules } from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';

/** Returns the shop's rules for a new password, or `unavailable` if the shop does not respond. */
export async function loadPasswordRules({
  services,
  locale,
  signal,
}: Pick<PersonalRequest, 'services' | 'locale' | 'signal'>): Promise<PasswordRules | 'unavailable'> {
  const settings = await services.shop.forRequest({ store: locale.magentoStore, signal }).storeSettings();
  return settings.ok ? settings.value.passwordRules : 'unavailable';
}
