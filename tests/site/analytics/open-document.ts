import { vi } from 'vitest';

/** Loads the modules of events again, as a new document does. Storage stays. */
export async function openDocument() {
  vi.resetModules();
  Reflect.deleteProperty(window, 'dataLayer');
  const { trackEcommerce } = await import('../../../site/analytics/ecommerce.ts');
  const { trackFoundProduct } = await import('../../../site/analytics/result-events.ts');
  const { currentConsent, NO_CONSENT } = await import('../../../renderer/tracking/consent-state.ts');
  const { applyConsent } = await import('../../../site/analytics/consent.ts');
  return {
    trackEcommerce,
    trackFoundProduct,
    allow: () => applyConsent({ ...NO_CONSENT, statistics: true }),
    applyConsent,
    currentConsent,
    NO_CONSENT,
    deny: () => applyConsent(NO_CONSENT),
  };
}
