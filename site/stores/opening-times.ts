import { addDays } from '#renderer/parse/dates';
import { dateIn, momentOf } from '#renderer/parse/local-time';
import { type SpecialDay, type Store, WEEKDAYS } from '#renderer/stores/store';

/** A time in which a store is open, in milliseconds since 1970. */
type OpenInterval = readonly [opens: number, closes: number];

type OpeningFields = Pick<Store, 'hours' | 'specialDays' | 'timeZone'>;
type DayHours = { readonly opens: string; readonly closes: string };

/** The number of days to search. A store that opens later is closed for the season. */
const MAX_DAYS = 200;

/**
 * Returns the next intervals in which a store is open, beginning with the current one. Special days replace the hours of their weekday. An
 * interval that ends after midnight belongs to the day on which it begins. Intervals without a pause between them are joined, so the
 * interval of a store that is always open lasts for months. Returns none for an unknown time zone.
 */
export function nextOpenIntervals(store: OpeningFields, now: Date, count: number): OpenInterval[] {
  const { timeZone } = store;
  if (timeZone === undefined || store.hours.length + store.specialDays.length === 0) return [];
  const toMoment = (wallTime: string) => momentOf(timeZone, wallTime.slice(0, 10), wallTime.slice(11));
  const intervals: OpenInterval[] = [];
  // The hours of yesterday may end after midnight.
  for (const [opens, closes] of wallIntervals(store, addDays(dateIn(timeZone, now.getTime()), -1))) {
    const end = toMoment(closes);
    if (end > now.getTime()) intervals.push([toMoment(opens), end]);
    if (intervals.length === count) break;
  }
  return intervals;
}

/** Yields the intervals in which a store is open as local date and time, `2026-11-24T10:00`, because conversion to timestamps is slow. */
function* wallIntervals(store: OpeningFields, firstDate: string): Generator<readonly [string, string]> {
  let last: readonly [string, string] | undefined;
  for (let offset = 0; offset <= MAX_DAYS; offset += 1) {
    const date = addDays(firstDate, offset);
    for (const { opens, closes } of hoursOn(date, store)) {
      const start = `${date}T${opens}`;
      const end = `${closes <= opens ? addDays(date, 1) : date}T${closes}`;
      if (last && start <= last[1]) last = [last[0], end > last[1] ? end : last[1]];
      else {
        if (last) yield last;
        last = [start, end];
      }
    }
  }
  if (last) yield last;
}

/** Returns the hours of a date, sorted. If special days overlap, the ones with the fewest days apply: a holiday within a season. */
export function hoursOn(
  date: string,
  { hours, specialDays }: Pick<Store, 'hours' | 'specialDays'>,
): DayHours[] {
  const around = specialDays.filter((day) => day.date <= date && date <= day.until);
  const shortest = Math.min(...around.map(lengthOf));
  const special = around.filter((day) => lengthOf(day) === shortest);
  const weekday = WEEKDAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
  const found =
    special.length > 0
      ? special.flatMap((day) => day.hours ?? [])
      : hours.filter(({ day }) => day === weekday);
  return found.toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}

function lengthOf({ date, until }: Pick<SpecialDay, 'date' | 'until'>): number {
  return Date.parse(until) - Date.parse(date);
}
