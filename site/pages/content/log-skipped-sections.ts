import type { SkippedSection } from '#renderer/sections/section';
import type { Log } from '../page-services.ts';

/** One log event a page for everything that was left out of it, so that a broken section is noticed without flooding the log. */
export function reportLeftOut(
  leftOut: readonly SkippedSection[],
  where: { path: string; entry: string },
  log: Log,
) {
  if (leftOut.length === 0) return;
  log.warn({ ...where, leftOut }, `content: ${leftOut.length} section(s) of ${where.path} left out`);
}
