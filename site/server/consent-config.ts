import { TEST_CONSENT_ID } from '#embedded/consent';
import type { ConsentConfig } from '#site/services/consent';
import type { Environment } from './env.ts';

/**
 * Returns the configured consent provider, or the test provider. Without both it logs that there is no banner (specification §8).
 *
 * @param testUrl URL of the test provider, if the operator has enabled it
 */
export function readConsentConfig(
  { id, origin, blockingMode }: Environment['consent'],
  testUrl: string | undefined,
): ConsentConfig | undefined {
  if (id !== undefined) return { id, origin, blockingMode };
  if (testUrl !== undefined) return { id: TEST_CONSENT_ID, origin: testUrl, blockingMode };
  console.error('No Cookiebot ID given. Aborting...');
  return undefined;
}
