import { type OpeningHours, type Weekday, WEEKDAYS } from './store.ts';

/** Consecutive days. */
export type DayRange = readonly [Weekday, ...Weekday[]];
type OpeningTimes = readonly { readonly opens: string; readonly closes: string }[];

export type OpeningWeek = {
  /** Consecutive days with the same hours, in the order of the week. */
  readonly open: readonly { readonly days: DayRange; readonly times: OpeningTimes }[];
  readonly closed: readonly DayRange[];
};

/** Groups opening hours by consecutive days with equal hours. A day with a break has several times, in order. */
export function groupOpeningHours(hours: readonly OpeningHours[]): OpeningWeek {
  const ranges: { days: [Weekday, ...Weekday[]]; times: OpeningTimes }[] = [];
  for (const day of WEEKDAYS) {
    const times = listTimes(day, hours);
    const last = ranges.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.days.push(day);
    else ranges.push({ days: [day], times });
  }
  return {
    open: ranges.filter(({ times }) => times.length > 0),
    closed: ranges.filter(({ times }) => times.length === 0).map(({ days }) => days),
  };
}

function listTimes(day: Weekday, hours: readonly OpeningHours[]): OpeningTimes {
  return hours
    .filter((entry) => entry.day === day)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
}
