import { DAY_MS } from '#renderer/parse/dates';

/** A time in which a store is open, in milliseconds since 1970. */
type OpenTime = readonly [opens: number, closes: number];

/** The next times in which a store is open. Unlike the state “open”, they stay correct while a page is cached. */
export type OpeningSchedule = { readonly timeZone: string; readonly times: readonly OpenTime[] };

/** Whether a store is open at a moment, and when that changes. For a store that is always open, `left` is `weeks`. */
type OpeningState =
  | { readonly isOpen: true; readonly closes: number; readonly left: 'hours' | 'days' | 'weeks' }
  | { readonly isOpen: false; readonly opens: number; readonly day: 'today' | 'tomorrow' | 'week' | 'later' };

const DAYS_OF_WEEK = 7;
const WEEK_MS = DAYS_OF_WEEK * DAY_MS;

/** Returns whether a store is open. Returns `undefined` if the schedule is empty or too old. */
export function openingStateAt({ timeZone, times }: OpeningSchedule, now: number): OpeningState | undefined {
  const next = times.find(([, closes]) => closes > now);
  if (!next) return undefined;
  const [opens, closes] = next;
  if (opens <= now) return { isOpen: true, closes, left: leftOf(closes - now) };
  return { isOpen: false, opens, day: dayOf(opens, now, timeZone) };
}

function leftOf(ms: number) {
  if (ms <= DAY_MS) return 'hours';
  return ms < WEEK_MS ? 'days' : 'weeks';
}

function dayOf(opens: number, now: number, timeZone: string) {
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const days = (Date.parse(format.format(opens)) - Date.parse(format.format(now))) / DAY_MS;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < DAYS_OF_WEEK ? 'week' : 'later';
}
