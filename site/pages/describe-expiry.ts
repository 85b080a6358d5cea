import type { Locale } from '#site/i18n/locale';
import { formatMoment } from './format-moment.ts';

/** Describes when a link expires, with the time zone: `25 November 2026 at 17:40 (Europe/Amsterdam)`. */
export function describeExpiry(moment: number, locale: Locale): string {
  return `${formatMoment(moment, locale)} (${locale.timeZone})`;
}
