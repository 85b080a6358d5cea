import type { DateString } from './active-date.ts';

/** Returns midnight of a date in the visitor's time zone, because react-day-picker takes local times. */
export function toLocalDate(date: DateString) {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  const local = new Date(2000, 0, 1);
  local.setFullYear(year, month - 1, day);
  return local;
}

/** Returns the date of a time in the visitor's time zone. */
export function fromLocalDate(local: Date): DateString {
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(local.getFullYear()).padStart(4, '0');
  return `${year}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}
