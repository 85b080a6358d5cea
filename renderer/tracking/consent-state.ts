/** The categories of storage and scripts that a visitor allows. */
export type ConsentState = {
  /** Storage that the site needs, and functions that the visitor has asked for. They need no consent. */
  readonly necessary: true;
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
};

/** The state until the visitor decides. */
export const NO_CONSENT: ConsentState = {
  necessary: true,
  preferences: false,
  statistics: false,
  marketing: false,
};

// A module variable is safe here, because a document belongs to one visitor.
let current = NO_CONSENT;
const listeners = new Set<() => void>();

/** Returns the consent of the visitor: `NO_CONSENT` on the server and until the visitor decides. */
export function currentConsent(): ConsentState {
  return current;
}

/** Calls a listener after the consent has changed. Returns a function that removes the listener. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stores the decision of the visitor for this page. Only `site/analytics/consent.ts` calls it. */
export function storeConsent(consent: ConsentState): void {
  current = consent;
  for (const listener of listeners) listener();
}
