import { momentOf, offsetIn } from '#renderer/parse/local-time';
import { type Store, WEEKDAYS } from '#renderer/stores/store';

/** A time in which a store is open, in milliseconds since 1970. */
export type OpenInterval = readonly [opens: number, closes: number];

type OpeningFields = Pick<Store, 'hours' | 'specialDays' | 'timeZone'>;
type DayHours = { readonly opens: string; readonly closes: string };

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A store that opens later than this is closed for the season. */
const MAX_DAYS = 200;

/**
 * Returns the next times in which a store is open, beginning with the current one. Special days replace the hours of their weekday. A
 * time that ends after midnight belongs to the day on which it begins, and times without a pause between them are one. An unknown time
 * zone has no times.
 */
export function nextOpenIntervals(store: OpeningFields, now: Date, count: number): OpenInterval[] {
  const { timeZone } = store;
  if (timeZone === undefined || store.hours.length + store.specialDays.length === 0) return [];
  const intervals: OpenInterval[] = [];
  const today = dateIn(timeZone, now.getTime());
  // The hours of yesterday may end after midnight. One more time may join the last one.
  for (let offset = -1; offset < MAX_DAYS && intervals.length <= count; offset += 1) {
    const date = addDays(today, offset);
    for (const { opens, closes } of hoursOn(date, store)) {
      const start = momentOf(timeZone, date, opens);
      const end = momentOf(timeZone, closes <= opens ? addDays(date, 1) : date, closes);
      const last = intervals.at(-1);
      if (last && start <= last[1]) intervals[intervals.length - 1] = [last[0], Math.max(last[1], end)];
      else if (end > now.getTime()) intervals.push([start, end]);
    }
  }
  return intervals.slice(0, count);
}

/** Returns the hours of a date, sorted. */
export function hoursOn(
  date: string,
  { hours, specialDays }: Pick<Store, 'hours' | 'specialDays'>,
): DayHours[] {
  const special = specialDays.filter((day) => day.date <= date && date <= day.until);
  const weekday = WEEKDAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
  const found =
    special.length > 0
      ? special.flatMap((day) => day.hours ?? [])
      : hours.filter(({ day }) => day === weekday);
  return found.toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}

/** Returns the date in a time zone as ISO 8601. */
export function dateIn(timeZone: string, time: number): string {
  const offset = offsetIn(timeZone, time);
  return new Date(time + offset).toISOString().slice(0, 10);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
