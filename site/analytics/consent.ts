import { type ConsentState, currentConsent, storeConsent } from '#renderer/tracking/consent-state';
import { setTrackingAllowed, clearSentEvents } from '#renderer/tracking/event-queue';
import { sendGoogleConsent } from './google-consent.ts';
import { clearClickedProducts } from './result-events.ts';
import { storeSearchVisitor } from './search-visitor.ts';
import { deleteTrackingCookies } from './stored-tracking.ts';

// A module variable is safe here, because a document belongs to one visitor.
let isApplied = false;

/**
 * Applies the visitor's decision to this page. The client calls it after each decision, and at the start of a page if a decision is stored.
 * With consent to statistics, it stores the token of the visitor for the search provider, and sends the waiting events to the tag manager.
 * After a withdrawal it stops sending, drops the waiting events and deletes the stored tracking data. Marketing tags of the tag manager check
 * the consent to marketing themselves.
 */
export function applyConsent(consent: ConsentState): void {
  if (isApplied && isSameConsent(consent, currentConsent())) return;
  isApplied = true;
  sendGoogleConsent('update', consent);
  storeConsent(consent);
  if (consent.statistics) storeSearchVisitor();
  setTrackingAllowed(consent.statistics);
  deleteStoredTracking(consent);
}

/**
 * Deletes the stored tracking data of the denied categories. Also called before the visitor decides, because an earlier consent may have
 * expired.
 */
export function deleteStoredTracking(consent: ConsentState): void {
  if (!consent.statistics) {
    clearSentEvents();
    clearClickedProducts();
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
