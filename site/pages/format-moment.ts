import { formatDate } from '#design-system/locale-date';
import type { Locale } from '#site/i18n/locale';

/** Formats a moment in the page's language and the time zone of the site: `27 november 2026 om 09:00`. */
export function formatMoment(moment: number, { intl, timeZone }: Locale): string {
  const format = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return formatDate(format, moment);
}

/** Describes when a link expires, with the time zone: `25 November 2026 at 17:40 (Europe/Amsterdam)`. */
export function describeExpiry(moment: number, locale: Locale): string {
  return `${formatMoment(moment, locale)} (${locale.timeZone})`;
}
