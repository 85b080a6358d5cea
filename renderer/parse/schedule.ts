import * as v from 'valibot';
import { momentOf } from './local-time.ts';

/** When something is shown, in milliseconds since 1970. `until` is the first moment at which it is not shown. */
export type Schedule = { readonly from: number | undefined; readonly until: number | undefined };

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/;

/**
 * Creates the schema of the fields `from` and `until` of the fieldset `schedule`: local times such as `2026-11-27T09:00`. Empty fields
 * have no limit. An end that is not after the beginning is an error.
 *
 * @param timeZone IANA name of the time zone of the site
 */
export function createScheduleSchema(timeZone: string) {
  const time = v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.check((text) => text === '' || isLocalTime(text), 'Expected a date and time such as 2026-11-27T09:00'),
    v.transform((text) => toMoment(text, timeZone)),
  );
  return v.pipe(
    v.object({ from: time, until: time }),
    v.forward(
      v.partialCheck(
        [['from'], ['until']],
        ({ from, until }) => from === undefined || until === undefined || from < until,
        'Expected a time after "from"',
      ),
      ['until'],
    ),
  );
}

/** Returns whether something with a schedule is shown at a time. */
export function isShownAt({ from = -Infinity, until = Infinity }: Schedule, time: number): boolean {
  return from <= time && time < until;
}

/** Returns the first moment after a time at which one of the schedules begins or ends, or `undefined`. */
export function nextChange(schedules: readonly Schedule[], time: number): number | undefined {
  const moments = schedules.flatMap(({ from, until }) => [from ?? -Infinity, until ?? -Infinity]);
  return earliest(moments.filter((moment) => moment > time));
}

/** Returns the earliest of the moments that are known. */
export function earliest(moments: readonly (number | undefined)[]): number | undefined {
  const first = Math.min(...moments.map((moment) => moment ?? Infinity));
  return first === Infinity ? undefined : first;
}

function isLocalTime(text: string): boolean {
  const [, date, time] = LOCAL_TIME.exec(text) ?? [];
  const wall = Date.parse(`${date}T${time}Z`);
  // `Date` reads 31 February as 3 March.
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(`${date}T${time}`);
}

function toMoment(text: string, timeZone: string): number | undefined {
  const [, date, time] = LOCAL_TIME.exec(text) ?? [];
  return date === undefined || time === undefined ? undefined : momentOf(timeZone, date, time);
}
