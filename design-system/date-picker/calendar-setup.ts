import type { DateString } from './active-date.ts';

/** Texts of the calendar. Dates are formatted in the page's locale. */
export type CalendarTexts = {
  /** Label of the button and of the calendar, for example "Choose a date". */
  readonly open: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Added to the accessible name of the selected date. */
  readonly selected: string;
  /** Validation message for a disabled date, which blocks the form (specification §8): "The selected date is invalid." */
  readonly invalid: string;
  /** Added to `invalid` for a date before `min`: "Please choose 1 December 2026 or a later date." */
  readonly tooEarly?: string | undefined;
  /** Added to `invalid` for a date after `max`. */
  readonly tooLate?: string | undefined;
};

/** Dates, locale and texts of a date picker. */
export type CalendarSetup = {
  /** The caller passes today's date, because the clocks of the server and the browser can be in different time zones. */
  today: DateString;
  min?: DateString | undefined;
  max?: DateString | undefined;
  /** Returns whether a date between the bounds is disabled. */
  isDisabled: (date: DateString) => boolean;
  /** The page's language tag. */
  locale: string;
  /** First day of the week: 0 is Sunday, 1 Monday, 6 Saturday. Default: Sunday in the United States and Canada, else Monday. */
  weekStart?: 0 | 1 | 6 | undefined;
  texts: CalendarTexts;
};

/** Returns whether a date is out of bounds or disabled. A date after the year 9999 always is, because it is a typing error. */
export function isUnavailable(date: DateString, { min = date, max = date, isDisabled }: CalendarSetup) {
  return isAfterYear9999(date) || date < min || date > max || isDisabled(date);
}

/** Browsers accept years of up to six digits. */
function isAfterYear9999(date: DateString) {
  return date.length > 'YYYY-MM-DD'.length;
}

/** Returns the validation message of an unavailable date. It names the bound that the date exceeds. */
export function getInvalidMessage(date: DateString, { min = date, max = date, texts }: CalendarSetup) {
  const isTooLate = isAfterYear9999(date) || date > max;
  const bound = isTooLate ? texts.tooLate : date < min ? texts.tooEarly : undefined;
  return bound === undefined ? texts.invalid : `${texts.invalid} ${bound}`;
}
