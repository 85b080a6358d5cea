import { importOptionalChunk } from '#design-system/optional-chunk';
import { trackPageViews } from '#site/analytics/page-views';
import { startTagManager } from '#site/analytics/tag-manager';
import type { TrackingSettings } from '#site/protocol/tracking-settings';
import { mustKeepPage } from './unsent-input.ts';

/**
 * Starts page views and the tag manager, which waits for consent. Call it before the consent provider, so that the page view precedes the
 * other events of the page.
 */
export function startTracking({ tagManager, isDebug }: TrackingSettings): void {
  if (isDebug)
    void importOptionalChunk(() => import('./tracking-debug.ts'))
      .then(({ showTrackingDebug }) => showTrackingDebug(tagManager?.id))
      .catch(() => undefined);
  trackPageViews();
  if (tagManager) startTagManager(tagManager, endTags);
}

/** A new document runs no tag manager. Unsent input and the checkout keep the page, whose tags may then store nothing. */
function endTags() {
  if (!mustKeepPage()) location.reload();
}
