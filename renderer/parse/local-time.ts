import { DAY_MS } from './dates.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the moment at which clocks in a time zone show a time, in milliseconds since 1970. A time that the clocks skip in spring is
 * moved by the length of the gap: 02:30 becomes 03:30. For a time that they show twice in autumn, it returns the first moment.
 *
 * @param date ISO 8601: `2026-11-27`
 * @param time `09:30`
 */
export function momentOf(timeZone: string, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offsets before and after a change of the clocks differ. The larger offset gives the earlier moment.
  const [before, after] = [offsetIn(timeZone, wall - DAY_MS), offsetIn(timeZone, wall + DAY_MS)];
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)];
  const shown = candidates.find((moment) => moment + offsetIn(timeZone, moment) === wall);
  return shown ?? wall - before;
}

/**
 * Returns the date in a time zone as ISO 8601: `2026-11-27`.
 *
 * @param time milliseconds since 1970
 */
export function dateIn(timeZone: string, time: number): string {
  return new Date(time + offsetIn(timeZone, time)).toISOString().slice(0, 10);
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the difference between local time and UTC at a moment, in milliseconds. */
export function offsetIn(timeZone: string, time: number): number {
  let format = offsetFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    offsetFormats.set(timeZone, format);
  }
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /^GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}
