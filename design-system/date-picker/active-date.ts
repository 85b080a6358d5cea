/** A day of the calendar as forms write it, `YYYY-MM-DD`: no time and no zone, so it is the same day everywhere. */
export type DateString = string;
export type Unit = 'day' | 'week' | 'month' | 'year';
export type IsDisabled = (date: DateString) => boolean;

/** How far a move looks for an allowed day before it gives up: beyond ten years nobody looks. */
const HORIZON_DAYS = 3660;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * Where the active date goes (specification §5: it moves while skipping disabled dates): `n` units on, within the bounds, and then
 * day by day in the same direction to the first allowed one; where there is none, back to the last allowed one on the way; where
 * there is none either, it stays. One rule for arrows, Home, End, pages and the buttons of the month, so that no way is shut by a
 * disabled day. From the 31st a month of 30 days is entered on its 30th.
 */
export function moveActive(
  date: DateString,
  unit: Unit,
  n: number,
  isDisabled: IsDisabled,
  min: DateString = FIRST_DAY,
  max: DateString = LAST_DAY,
): DateString {
  if (n === 0) return date;
  const onwards = n > 0 ? 1 : -1;
  const target = within(shift(date, unit, n), min, max);
  const isFurther = (day: DateString) => (onwards > 0 ? day > date : day < date);
  const ahead = firstAllowed(target, onwards, isDisabled, (day) => day >= min && day <= max);
  return ahead ?? firstAllowed(target, -onwards, isDisabled, isFurther) ?? date;
}

/** The day a calendar opens at when nothing is chosen: the allowed one nearest to today, ahead before behind. */
export function firstActive(
  today: DateString,
  isDisabled: IsDisabled,
  min: DateString = FIRST_DAY,
  max: DateString = LAST_DAY,
): DateString {
  const start = within(today, min, max);
  const isWithin = (day: DateString) => day >= min && day <= max;
  return (
    firstAllowed(start, 1, isDisabled, isWithin) ?? firstAllowed(start, -1, isDisabled, isWithin) ?? start
  );
}

/** Days since the week began, 0 to 6; `weekStart` counts from Sunday, as `Date` does. */
export function dayOfWeek(date: DateString, weekStart: number) {
  return (utc(date).getUTCDay() - weekStart + 7) % 7;
}

/** A day so many units later, whether allowed or not; kept within the years that can be written. */
export function shift(date: DateString, unit: Unit, n: number): DateString {
  const day = utc(date);
  if (unit === 'day' || unit === 'week') {
    day.setUTCDate(day.getUTCDate() + n * (unit === 'week' ? 7 : 1));
    return written(day);
  }
  const dayOfMonth = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + n * (unit === 'year' ? 12 : 1));
  const last = new Date(day);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  day.setUTCDate(Math.min(dayOfMonth, last.getUTCDate()));
  return written(day);
}

function firstAllowed(
  start: DateString,
  step: number,
  isDisabled: IsDisabled,
  isWithin: (day: DateString) => boolean,
) {
  let day = start;
  for (let looked = 0; looked < HORIZON_DAYS && isWithin(day); looked += 1) {
    if (!isDisabled(day)) return day;
    const next = shift(day, 'day', step);
    if (next === day) return undefined;
    day = next;
  }
  return undefined;
}

function within(date: DateString, min: DateString, max: DateString) {
  return date < min ? min : date > max ? max : date;
}

function utc(date: DateString) {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  // `Date.UTC` takes the years 0 to 99 for those of the last century.
  const moment = new Date(Date.UTC(2000, 0, 1));
  moment.setUTCFullYear(year, month - 1, day);
  return moment;
}

function written(day: Date) {
  const year = day.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  if (year > 9999) return LAST_DAY;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`;
}
