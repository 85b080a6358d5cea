import { isShownAt, type Schedule } from '#renderer/parse/schedule';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { formatMoment } from '../format-moment.ts';

/**
 * Describes when a section is visible, for editors in preview. Times are in the time zone of the site: “Hidden now. Shown from 27 November
 * 2026 at 09:00”.
 */
export function describeSchedule(schedule: Schedule, locale: Locale, now: Date): string {
  const t = messagesOf(locale);
  const textOf = (moment: number | undefined) =>
    moment === undefined ? undefined : formatMoment(moment, locale);
  const [from, until] = [textOf(schedule.from), textOf(schedule.until)];
  const key = from === undefined ? 'until' : until === undefined ? 'from' : 'between';
  const state = t(`preview:schedule.${isShownAt(schedule, now.getTime()) ? 'shown' : 'hidden'}`);
  return `${state} ${t(`preview:schedule.${key}`, { from, until, timeZone: locale.timeZone })}`;
}
