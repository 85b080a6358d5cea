/** A date as `YYYY-MM-DD`, the format of HTML date inputs. It has no time zone. */
export type DateString = string;
export type Unit = 'day' | 'week' | 'month' | 'year';
type IsDisabled = (date: DateString) => boolean;

/** The search for an enabled date ends after ten years. */
const MAX_SEARCH_DAYS = 3660;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * Returns the active date after moving by `n` units within the bounds. Disabled dates are skipped (specification §5). The search
 * continues day by day in the same direction. If it finds no enabled date, it searches back towards the start. If it finds none
 * there either, it returns the start date. All keys and buttons use this rule. From the 31st, a move to a month of 30 days ends on the 30th.
 */
export function moveActiveDate(
  date: DateString,
  unit: Unit,
  n: number,
  isDisabled: IsDisabled,
  min: DateString = FIRST_DAY,
  max: DateString = LAST_DAY,
): DateString {
  if (n === 0) return date;
  const direction = n > 0 ? 1 : -1;
  const target = clampDate(addToDate(date, unit, n), min, max);
  const isAfterStart = (day: DateString) => (direction > 0 ? day > date : day < date);
  const ahead = findEnabledDate(target, direction, isDisabled, (day) => day >= min && day <= max);
  return ahead ?? findEnabledDate(target, -direction, isDisabled, isAfterStart) ?? date;
}

/**
 * Returns the active date of a calendar without a selected date: the next enabled date from today, or else the previous enabled date. If all
 * dates are disabled, it returns the date within the bounds that is nearest to today.
 */
export function findInitialDate(
  today: DateString,
  isDisabled: IsDisabled,
  min: DateString = FIRST_DAY,
  max: DateString = LAST_DAY,
): DateString {
  const start = clampDate(today, min, max);
  const isWithin = (day: DateString) => day >= min && day <= max;
  return (
    findEnabledDate(start, 1, isDisabled, isWithin) ??
    findEnabledDate(start, -1, isDisabled, isWithin) ??
    start
  );
}

/** Returns the number of days since the start of the week, 0 to 6. A `weekStart` of 0 is Sunday. */
export function getDayOfWeek(date: DateString, weekStart: number) {
  return (toUtcDate(date).getUTCDay() - weekStart + 7) % 7;
}

/** Returns the date `n` units later, enabled or not. The years are limited to 1 to 9999. */
export function addToDate(date: DateString, unit: Unit, n: number): DateString {
  const day = toUtcDate(date);
  if (unit === 'day' || unit === 'week') {
    day.setUTCDate(day.getUTCDate() + n * (unit === 'week' ? 7 : 1));
    return formatDateString(day);
  }
  const dayOfMonth = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + n * (unit === 'year' ? 12 : 1));
  const last = new Date(day);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  day.setUTCDate(Math.min(dayOfMonth, last.getUTCDate()));
  return formatDateString(day);
}

function findEnabledDate(
  start: DateString,
  step: number,
  isDisabled: IsDisabled,
  isWithin: (day: DateString) => boolean,
) {
  let day = start;
  for (let looked = 0; looked < MAX_SEARCH_DAYS && isWithin(day); looked += 1) {
    if (!isDisabled(day)) return day;
    const next = addToDate(day, 'day', step);
    if (next === day) return undefined;
    day = next;
  }
  return undefined;
}

function clampDate(date: DateString, min: DateString, max: DateString) {
  return date < min ? min : date > max ? max : date;
}

function toUtcDate(date: DateString) {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  // `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  const utcDate = new Date(Date.UTC(2000, 0, 1));
  utcDate.setUTCFullYear(year, month - 1, day);
  return utcDate;
}

function formatDateString(day: Date) {
  const year = day.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  if (year > 9999) return LAST_DAY;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`;
}
