import { formatDate } from '#design-system/locale-date';
import { parseUtcTime } from '#renderer/parse/dates';
import { dateIn } from '#renderer/parse/local-time';
import type { Locale } from '#site/i18n/locale';

/** A moment of Magento in UTC (contract A3), `2026-11-30 23:59:59`, or a day without a time. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;

/**
 * Returns the last day of a special price in the time zone of a locale as ISO 8601. A day without a time is that day in every time zone.
 *
 * @param end the last moment in UTC: `2026-11-30 23:59:59`
 */
export function lastDayOf(
  end: string | undefined,
  { timeZone }: Pick<Locale, 'timeZone'>,
): string | undefined {
  const [, day, time] = MOMENT.exec(end ?? '') ?? [];
  const moment = parseUtcTime(`${day} ${time ?? '00:00:00'}`);
  if (Number.isNaN(moment)) return undefined;
  return time === undefined ? day : dateIn(timeZone, moment);
}

/** Returns the last day of a special price in words. Contains the year if it is not the current year: `31 December 2099`. */
export function formatLastDay(
  end: string | undefined,
  locale: Pick<Locale, 'intl' | 'timeZone'>,
  now: Date,
): string | undefined {
  const day = lastDayOf(end, locale);
  if (day === undefined) return undefined;
  const isThisYear = day.slice(0, 4) === dateIn(locale.timeZone, now.getTime()).slice(0, 4);
  const format = new Intl.DateTimeFormat(locale.intl, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return formatDate(format, Date.parse(day));
}
