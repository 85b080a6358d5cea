import { TEST_TAG_MANAGER_ID } from '#embedded/tag-manager';
import type { TrackingSettings } from '#site/protocol/tracking-settings';
import type { TagManager, TagManagerConfig } from '#site/services/tag-manager';
import type { Environment } from './env.ts';

/**
 * Returns the configured tag manager, or the test tag manager. Without both, tracking is skipped, which is an error in staging and
 * production (specification §5). The server-side tag script is for production only (specification §7).
 *
 * @param testUrl URL of the test tag manager, if the operator has enabled it
 */
export function readTagManagerConfig(
  { stage, tagManager }: Pick<Environment, 'stage' | 'tagManager'>,
  testUrl: string | undefined,
): TagManagerConfig | undefined {
  const { id, origin, serverScript, tagOrigins } = tagManager;
  const inProduction = (script: string | undefined) => (stage === 'production' ? script : undefined);
  if (id !== undefined) return { id, origin, serverScript: inProduction(serverScript), tagOrigins };
  if (testUrl !== undefined)
    return {
      id: TEST_TAG_MANAGER_ID,
      origin: testUrl,
      serverScript: inProduction(`${testUrl}/server-side.js`),
      tagOrigins: [],
    };
  if (stage !== 'development')
    console.error(
      `GTM_ID: expected the identifier of a tag manager in ${stage}, got none. Tracking is skipped. Example: GTM_ID=GTM-ABC1234`,
    );
  return undefined;
}

/**
 * Returns the settings of tracking, or `undefined` without any. They contain the tag manager only with a consent provider, because tags
 * need consent.
 */
export function trackingSettingsOf(
  stage: Environment['stage'],
  tagManager: TagManager | undefined,
  hasConsentProvider: boolean,
): TrackingSettings | undefined {
  const settings: TrackingSettings = {
    ...(tagManager && hasConsentProvider && { tagManager: tagManager.scripts }),
    ...(stage === 'development' && { isDebug: true }),
  };
  return Object.keys(settings).length === 0 ? undefined : settings;
}
