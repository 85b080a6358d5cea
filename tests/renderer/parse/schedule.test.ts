import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dateIn, momentOf } from '#renderer/parse/local-time';
import { createScheduleSchema, isShownAt, nextChange } from '#renderer/parse/schedule';

const AMSTERDAM = 'Europe/Amsterdam';

test.each([
  [AMSTERDAM, '2026-11-27', '09:00', '2026-11-27T08:00:00.000Z'],
  [AMSTERDAM, '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
  ['Europe/London', '2026-11-27', '09:00', '2026-11-27T09:00:00.000Z'],
  ['America/New_York', '2026-11-27', '00:00', '2026-11-27T05:00:00.000Z'],
  ['America/St_Johns', '2026-11-27', '00:00', '2026-11-27T03:30:00.000Z'],
  // On 29 March 2026 the clocks skip 02:00 to 03:00.
  [AMSTERDAM, '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  [AMSTERDAM, '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  [AMSTERDAM, '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  // On 25 October 2026 they show 02:00 to 03:00 twice.
  [AMSTERDAM, '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  [AMSTERDAM, '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
])('Clocks in %s show %s %s at %s', (timeZone, date, time, moment) => {
  expect(new Date(momentOf(timeZone, date, time)).toISOString()).toBe(moment);
});

test.each([
  [AMSTERDAM, '2026-11-30T22:59:59Z', '2026-11-30'],
  [AMSTERDAM, '2026-11-30T23:00:00Z', '2026-12-01'],
  ['America/New_York', '2026-12-01T04:59:59Z', '2026-11-30'],
  ['America/New_York', '2026-12-01T05:00:00Z', '2026-12-01'],
])('The date in %s at %s is %s', (timeZone, moment, date) => {
  expect(dateIn(timeZone, Date.parse(moment))).toBe(date);
});

const read = (fields: object, timeZone = AMSTERDAM) => v.safeParse(createScheduleSchema(timeZone), fields);

test('A schedule has no limit for an empty field', () => {
  expect(read({}).output).toEqual({ from: undefined, until: undefined });
  expect(read({ from: null, until: ' ' }).output).toEqual({ from: undefined, until: undefined });
  expect(read({ from: '2026-11-27T09:00' }).output).toEqual({
    from: Date.parse('2026-11-27T08:00Z'),
    until: undefined,
  });
  expect(read({ until: '2026-11-27 09:00' }).output).toEqual({
    from: undefined,
    until: Date.parse('2026-11-27T08:00Z'),
  });
});

test.each([
  [{ from: '27-11-2026 09:00' }, 'Expected a date and time such as 2026-11-27T09:00'],
  [{ from: '2026-02-31T09:00' }, 'Expected a date and time such as 2026-11-27T09:00'],
  [{ until: '2026-11-27' }, 'Expected a date and time such as 2026-11-27T09:00'],
  [{ until: '2026-11-27T24:30' }, 'Expected a date and time such as 2026-11-27T09:00'],
  [{ from: '2026-11-27T09:00', until: '2026-11-27T09:00' }, 'Expected a time after "from"'],
  [{ from: '2026-11-27T09:00', until: '2026-11-26T09:00' }, 'Expected a time after "from"'],
  // On this day the clocks in Amsterdam skip 02:30, which counts as 03:30.
  [{ from: '2026-03-29T02:30', until: '2026-03-29T03:00' }, 'Expected a time after "from"'],
])('A schedule of %j is an error', (fields, message) => {
  expect(read(fields).issues?.[0].message).toBe(message);
});

test('A section is shown at the beginning of its schedule and not at its end', () => {
  const schedule = { from: 100, until: 200 };
  expect([99, 100, 199, 200].map((time) => isShownAt(schedule, time))).toEqual([false, true, true, false]);
});

test('nextChange returns the first beginning or end of a schedule after a time', () => {
  const schedules = [
    { from: 100, until: 200 },
    { from: undefined, until: 150 },
  ];
  expect([0, 100, 150, 200].map((time) => nextChange(schedules, time))).toEqual([100, 150, 200, undefined]);
  expect(nextChange([], 0)).toBeUndefined();
});
