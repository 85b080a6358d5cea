import * as v from 'valibot';
import { formatDateRange } from '#design-system/locale-date';
import { addDays } from '#renderer/parse/dates';
import { offsetIn } from '#renderer/parse/local-time';
import type { Locale } from '#site/i18n/locale';

/**
 * At most a year, because `addWorkingDays` loops over the days, and a typing error such as 20261127 would block the server. The blueprint has
 * the same limit.
 */
const workingDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));

/** The fields of the global `shop` about the days of a parcel. */
const deliveryDaysSchema = v.object({
  /** Working days from the order until the parcel arrives. */
  delivery_days_from: workingDays,
  delivery_days_to: v.nullish(workingDays),
  /** Orders from this local time on are handled on the next working day: `12:00`. */
  order_before: v.nullish(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))),
  large_from: v.nullish(v.number()),
});

type ParcelOrder = {
  /** Weight of the heaviest product in kilograms. */
  readonly weight: number;
  readonly now: Date;
  readonly locale: Pick<Locale, 'intl' | 'timeZone'>;
};

/**
 * Returns the days on which a parcel is expected, in words: `vrijdag 27 november`. Returns `undefined` if editors have not set the number of
 * days, and for heavy products, because the customer chooses their day. Working days are Monday to Friday.
 *
 * @param shop the global `shop`
 */
export function expectedDelivery(shop: unknown, { weight, now, locale }: ParcelOrder): string | undefined {
  const read = v.safeParse(deliveryDaysSchema, shop);
  if (!read.success) return undefined;
  const { delivery_days_from: from, delivery_days_to, order_before, large_from } = read.output;
  if (weight >= (large_from ?? Infinity)) return undefined;
  const { timeZone, intl } = locale;
  // The local time of the site, written as UTC: `2026-11-27T09:30:00.000Z` is half past nine in its time zone.
  const local = new Date(now.getTime() + offsetIn(timeZone, now.getTime())).toISOString();
  const today = local.slice(0, 10);
  const isLate = order_before !== null && order_before !== undefined && local.slice(11, 16) >= order_before;
  const start = addWorkingDays(today, isWorkingDay(today) && isLate ? 1 : 0);
  const format = new Intl.DateTimeFormat(intl, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const [first, last] = [from, Math.max(from, delivery_days_to ?? from)].map(
    (days) => new Date(`${addWorkingDays(start, days)}T00:00Z`),
  );
  return first && last && formatDateRange(format, first, last);
}

/** Adds working days to a date. A date at the weekend first moves to the next working day. */
function addWorkingDays(date: string, days: number): string {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  for (let left = days; left > 0; left -= 1) {
    day = addDays(day, 1);
    while (!isWorkingDay(day)) day = addDays(day, 1);
  }
  return day;
}

function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
