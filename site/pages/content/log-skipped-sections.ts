import type { RenderedPage } from '#renderer/render/render-sections';
import type { Logger } from '../page-services.ts';

/** Logs all skipped sections and missing products of a page in one event, so that a page causes at most one log line. */
export function logSkippedSections(
  { skipped, missingShopItems }: Pick<RenderedPage, 'skipped' | 'missingShopItems'>,
  source: { path: string; entry: string },
  log: Logger,
) {
  const counts = [
    skipped.length > 0 ? `${skipped.length} section(s)` : '',
    missingShopItems.length > 0 ? `${missingShopItems.length} missing product(s) or categories` : '',
  ].filter(Boolean);
  if (counts.length === 0) return;
  const missing = missingShopItems.length > 0 ? { missingShopItems } : {};
  log.warn({ ...source, skipped, ...missing }, `content: skipped ${counts.join(' and ')} of ${source.path}`);
}
