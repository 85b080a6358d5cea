import { allowTracking } from '#renderer/tracking/event-queue';
import { forgetResultEvents } from './result-events.ts';

/** The categories of storage and scripts that a visitor allows. Necessary storage needs no consent. */
export type ConsentState = {
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
};

/** The state until the visitor decides. */
export const NO_CONSENT: ConsentState = { preferences: false, statistics: false, marketing: false };

/**
 * Stores the decision of the visitor for this page. The consent provider calls it when a page starts and after each change. Statistics
 * decide whether events reach the tag manager. Its tags for marketing check their own consent.
 */
export function applyConsent({ statistics }: ConsentState): void {
  allowTracking(statistics);
  if (!statistics) forgetResultEvents();
}
