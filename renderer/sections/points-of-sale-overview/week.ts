import { type OpeningHours, type Weekday, WEEKDAYS } from '../store.ts';

/** Days that follow each other. */
export type Run = readonly [Weekday, ...Weekday[]];
type Times = readonly { readonly opens: string; readonly closes: string }[];

export type Week = {
  /** Days that follow each other and have the same hours, in the order of the week. */
  readonly open: readonly { readonly days: Run; readonly times: Times }[];
  readonly closed: readonly Run[];
};

/** Puts a shop's hours together by days that follow each other and are alike; a day with a break has its times in order. */
export function weekOf(hours: readonly OpeningHours[]): Week {
  const runs: { days: [Weekday, ...Weekday[]]; times: Times }[] = [];
  for (const day of WEEKDAYS) {
    const times = timesOn(day, hours);
    const last = runs.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.days.push(day);
    else runs.push({ days: [day], times });
  }
  return {
    open: runs.filter(({ times }) => times.length > 0),
    closed: runs.filter(({ times }) => times.length === 0).map(({ days }) => days),
  };
}

function timesOn(day: Weekday, hours: readonly OpeningHours[]): Times {
  return hours
    .filter((one) => one.day === day)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
}
