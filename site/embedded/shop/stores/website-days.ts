import type { WebsiteCode } from '#embedded/catalogue';
import { dateIn, momentOf } from '#renderer/parse/local-time';

const SECOND_MS = 1_000;

/** The IANA time zone of each website (Magento's setting “Timezone”). The days of the catalogue begin and end there. */
export const timeZones: Readonly<Record<WebsiteCode, string>> = {
  EU: 'Europe/Amsterdam',
  UK: 'Europe/London',
  EN_US: 'America/New_York',
  EN_NA: 'America/Toronto',
};

/** Returns the day of a moment in the time zone of a website: `2026-10-01`. */
export function dayAt(website: WebsiteCode, moment: Date): string {
  return dateIn(timeZones[website], moment.getTime());
}

/** Returns the first second of a day (`2026-10-01`) in the time zone of a website. */
export function startOfDay(website: WebsiteCode, day: string): Date {
  return new Date(momentOf(timeZones[website], day, '00:00'));
}

/** Returns the last second of a day (`2026-10-01`) in the time zone of a website. */
export function endOfDay(website: WebsiteCode, day: string): Date {
  return new Date(momentOf(timeZones[website], day, '23:59') + 59 * SECOND_MS);
}
