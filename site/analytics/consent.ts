import { type ConsentState, currentConsent, storeConsent } from '#renderer/tracking/consent-state';
import { allowTracking, forgetSentEvents } from '#renderer/tracking/event-queue';
import { sendGoogleConsent } from './google-consent.ts';
import { forgetResultEvents } from './result-events.ts';
import { deleteTrackingCookies } from './stored-tracking.ts';

// A module variable is safe here, because a document belongs to one visitor.
let isApplied = false;

/**
 * Applies the decision of the visitor to this page. The client calls it after each decision, and when a page starts with a stored one. A
 * grant sends the waiting events. A withdrawal stops sending, drops the waiting events and deletes what tracking has stored. Statistics
 * decide whether events reach the tag manager. Its tags for marketing check their own consent.
 */
export function applyConsent(consent: ConsentState): void {
  if (isApplied && isSameConsent(consent, currentConsent())) return;
  isApplied = true;
  sendGoogleConsent('update', consent);
  storeConsent(consent);
  allowTracking(consent.statistics);
  deleteStoredTracking(consent);
}

/**
 * Deletes what tracking of the denied categories has stored. Also called before the visitor decides, because an earlier consent may have
 * expired.
 */
export function deleteStoredTracking(consent: ConsentState): void {
  if (!consent.statistics) {
    forgetSentEvents();
    forgetResultEvents();
  }
  deleteTrackingCookies(consent);
}

function isSameConsent(one: ConsentState, other: ConsentState) {
  return (
    one.preferences === other.preferences &&
    one.statistics === other.statistics &&
    one.marketing === other.marketing
  );
}
