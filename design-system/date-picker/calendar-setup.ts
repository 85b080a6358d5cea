import type { DateString } from './active-date.ts';

/** What the calendar says besides dates, which are written in the page's locale. */
export type CalendarWords = {
  /** The button that opens it, and the calendar’s own name: “Kies een datum”. */
  readonly open: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Said after the date that is chosen. */
  readonly selected: string;
  /** What blocks the form while the date is a disabled one (specification §8): “The selected date is invalid.” */
  readonly invalid: string;
};

/** The days a picker offers; what it is set up with, whatever is chosen. */
export type CalendarSetup = {
  /** From the caller, so that server and browser, whose clocks and zones differ, mark the same day. */
  today: DateString;
  min?: DateString | undefined;
  max?: DateString | undefined;
  /** A day that cannot be chosen although it lies between the bounds. */
  isDisabled: (date: DateString) => boolean;
  /** The page's language tag. */
  locale: string;
  /** 0 is Sunday. */
  weekStart?: 0 | 1 | 6 | undefined;
  words: CalendarWords;
};

/** Whether a day cannot be chosen, for whatever reason. */
export function isOut(date: DateString, { min = date, max = date, isDisabled }: CalendarSetup) {
  return date < min || date > max || isDisabled(date);
}
