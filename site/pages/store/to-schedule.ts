import type { Store } from '#renderer/stores/store';
import { nextOpenIntervals } from '#site/stores/opening-times';
import type { OpeningSchedule } from './opening-status.ts';

/** The number of times. It is enough for a page that stays open over a weekend. */
const NEXT_TIMES = 5;

/** Returns the next times in which a store is open. Returns `undefined` for a store without hours or time zone. */
export function toSchedule(
  store: Pick<Store, 'hours' | 'specialDays' | 'timeZone'>,
  now: Date,
): OpeningSchedule | undefined {
  const { timeZone } = store;
  if (timeZone === undefined) return undefined;
  const times = nextOpenIntervals(store, now, NEXT_TIMES);
  return times.length === 0 ? undefined : { timeZone, times };
}
