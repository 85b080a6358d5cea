import { importOptionalChunk } from '#design-system/optional-chunk';
import { trackPageViews } from '#site/analytics/page-views';
import { startTagManager } from '#site/analytics/tag-manager';
import type { TrackingSettings } from '#site/protocol/tracking-settings';

/**
 * Starts page views and the tag manager, which waits for consent. Call it before the consent provider, so that the page view precedes the
 * other events of the page.
 *
 * @param mustKeepPage whether the page must not reload. A parameter, because an import would split a chunk that every page loads
 */
export function startTracking({ tagManager, isDebug }: TrackingSettings, mustKeepPage: () => boolean): void {
  if (isDebug)
    void importOptionalChunk(() => import('./tracking-debug.ts'))
      .then(({ showTrackingDebug }) => showTrackingDebug(tagManager?.id))
      .catch(() => undefined);
  trackPageViews();
  if (!tagManager) return;
  // Called when the visitor withdraws the consent. After a reload, no tags run. On a page that must not reload, the tags keep running, but they
  // have no consent to store data.
  startTagManager(tagManager, () => {
    if (!mustKeepPage()) location.reload();
  });
}
