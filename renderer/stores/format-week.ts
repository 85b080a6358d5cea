import { DAY_MS } from '../parse/dates.ts';
import type { DayRange, OpeningWeek } from './opening-week.ts';
import { isAllDay, type Weekday, WEEKDAYS } from './store.ts';

export type FormattedWeek = {
  readonly open: readonly { readonly days: string; readonly times: readonly string[] }[];
  /** All closed days; empty without any. */
  readonly closed: string;
};

/** Any Monday, in milliseconds since 1970. Formatted texts contain only the day name and the time. */
const MONDAY = Date.UTC(2024, 0, 1);
const HOURS_OF_DAY = 24;
const MINUTE_MS = 60_000;

/** Creates a function that formats weeks: `di – vr` and `10:00–18:00`. Reuse it for a list, because `Intl` formats are slow to create. */
export function createWeekFormat(intl: string): (week: OpeningWeek) => FormattedWeek {
  const list = new Intl.ListFormat(intl, { type: 'unit', style: 'short' });
  const formatTimes = createHoursFormat(intl);
  const weekday = new Intl.DateTimeFormat(intl, { weekday: 'short', timeZone: 'UTC' });
  const daysOf = (range: DayRange) => formatDays(range, weekday);
  return ({ open, closed }) => ({
    open: open.map(({ days, times }) => ({
      days: list.format(daysOf(days)),
      times: times.map(formatTimes),
    })),
    closed: list.format(closed.flatMap(daysOf)),
  });
}

/** Creates a formatter for opening and closing times: `10:00–18:00`, or `24 hours`. */
export function createHoursFormat(
  intl: string,
): (hours: { readonly opens: string; readonly closes: string }) => string {
  const clock = new Intl.DateTimeFormat(intl, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const hours = new Intl.NumberFormat(intl, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return ({ opens, closes }) => {
    if (isAllDay({ opens, closes })) return hours.format(HOURS_OF_DAY);
    const [start, end] = [timeAt(opens), timeAt(closes)];
    // `formatRange` joins equal day periods, but 8:00 – 2:00 AM reads as if both times were on the same day.
    return end < start && hasSharedPeriod(clock, start, end)
      ? [clock.format(start), clock.format(end)].join(separatorOf(clock))
      : clock.formatRange(start, end);
  };
}

/** Returns whether the text of a range has one day period for both times, such as AM. */
function hasSharedPeriod(clock: Intl.DateTimeFormat, start: number, end: number): boolean {
  return clock
    .formatRangeToParts(start, end)
    .some(({ type, source }) => type === 'dayPeriod' && source === 'shared');
}

/** Returns the text between two times with different day periods. */
function separatorOf(clock: Intl.DateTimeFormat): string | undefined {
  const parts = clock.formatRangeToParts(timeAt('00:00'), timeAt('12:00'));
  return parts.find(({ source }) => source === 'shared')?.value;
}

/** Returns a range for three or more days: `di – vr`. Returns the names of one or two days. */
function formatDays(range: DayRange, weekday: Intl.DateTimeFormat): string[] {
  if (range.length < 3) return range.map((day) => weekday.format(dayAt(day)));
  const first = dayAt(range[0]);
  return [weekday.formatRange(first, first + (range.length - 1) * DAY_MS)];
}

function dayAt(day: Weekday) {
  return MONDAY + WEEKDAYS.indexOf(day) * DAY_MS;
}

/** Returns a moment on the same day for both times, even after midnight, because `formatRange` adds dates to a range over two days. */
function timeAt(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return MONDAY + (hours * 60 + minutes) * MINUTE_MS;
}
