import { type Weekday, WEEKDAYS } from '../store.ts';
import type { Run, Week } from './week.ts';

export type WeekInWords = {
  readonly open: readonly { readonly days: string; readonly times: readonly string[] }[];
  /** The closed days together; empty where there are none. */
  readonly closed: string;
};

/** A Monday, from which days and hours are counted; only the names of days and the clock's form are taken from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Says weeks as the language does: `di – vr` and `10:00–18:00`. Made once for a whole list, because `Intl` formats are slow to make. */
export function createWeekWords(language: string): (week: Week) => WeekInWords {
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const daysOf = (run: Run) => inWords(run, weekday);
  return ({ open, closed }) => ({
    open: open.map(({ days, times }) => ({
      days: list.format(daysOf(days)),
      times: times.map(({ opens, closes }) => clock.formatRange(timeAt(opens), timeAt(closes))),
    })),
    closed: list.format(closed.flatMap(daysOf)),
  });
}

/** `di – vr`; two days are named, not stretched to a row of days. */
function inWords(run: Run, weekday: Intl.DateTimeFormat): string[] {
  if (run.length < 3) return run.map((day) => weekday.format(dayAt(day)));
  const first = dayAt(run[0]);
  return [weekday.formatRange(first, first + (run.length - 1) * DAY)];
}

function dayAt(day: Weekday) {
  return MONDAY + WEEKDAYS.indexOf(day) * DAY;
}

/** Always on the same day, also past midnight: on two days the format would add their dates. */
function timeAt(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return MONDAY + (hours * 60 + minutes) * MINUTE;
}
