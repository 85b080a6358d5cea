import type { JsonValue } from '../files/json-value.ts';
import { DAY_MS, startOf } from '../project/time-units.ts';

/** The largest time that a `Date` can have, in Unix milliseconds. */
const MAX_TIME_MS = 8.64e15;
const STORED_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s*(Z|[-+]\d\d:?\d\d)?)?$/;

/** Formats Unix milliseconds as `2026-03-14T09:30:00.000000Z`: always UTC with six fraction digits (contract §5.1). */
export function isoDate(time: number): string {
  return new Date(time).toISOString().replace(/\.(\d{3})Z$/, '.$1000Z');
}

/** Converts `now`, `yesterday`, `today` and `tomorrow` to Unix milliseconds; undefined for other text. Days start at midnight UTC. */
export function relativeTime(text: string, now: number): number | undefined {
  const midnight = startOf(now, DAY_MS);
  if (text === 'now') return now;
  if (text === 'yesterday') return midnight - DAY_MS;
  if (text === 'today') return midnight;
  return text === 'tomorrow' ? midnight + DAY_MS : undefined;
}

/** Converts Unix seconds to Unix milliseconds; null for other values, and for a number that is too large for a date. */
export function timeOfSeconds(value: JsonValue | undefined): number | null {
  return typeof value === 'number' && Math.abs(value * 1000) <= MAX_TIME_MS ? value * 1000 : null;
}

/** Converts a stored date to Unix milliseconds: `2026-03-14`, `2026-03-14 09:30`, or Unix seconds from an unquoted date. */
export function timeOf(value: JsonValue | undefined): number | null {
  if (typeof value === 'number') return timeOfSeconds(value);
  if (typeof value !== 'string') return null;
  const [, day, clock = '00:00', seconds = ':00', fraction = '', zone = 'Z'] =
    STORED_DATE.exec(value.trim()) ?? [];
  if (day === undefined) return null;
  const time = Date.parse(`${day}T${clock}${seconds}${fraction}${zone}`);
  return Number.isNaN(time) ? null : time;
}
