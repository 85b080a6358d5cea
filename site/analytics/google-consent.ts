import type { ConsentState } from '#renderer/tracking/consent-state';
import { gtag } from './gtag.ts';

/** The consent types of Google Consent Mode v2. */
type GoogleConsent = Readonly<
  Record<
    | 'ad_storage'
    | 'ad_user_data'
    | 'ad_personalization'
    | 'analytics_storage'
    | 'functionality_storage'
    | 'personalization_storage'
    | 'security_storage',
    'granted' | 'denied'
  >
>;

/** Sends the visitor's consent to the tags of Google. The first call in a document must be `default`, before any tag runs. */
export function sendGoogleConsent(command: 'default' | 'update', consent: ConsentState): void {
  gtag('consent', command, toGoogleConsent(consent));
}

function toGoogleConsent({ preferences, statistics, marketing }: ConsentState): GoogleConsent {
  const granted = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');
  return {
    ad_storage: granted(marketing),
    ad_user_data: granted(marketing),
    ad_personalization: granted(marketing),
    analytics_storage: granted(statistics),
    functionality_storage: granted(preferences),
    personalization_storage: granted(preferences),
    security_storage: 'granted',
  };
}
