import { expect, test } from 'vitest';
import type { OpeningHours, SpecialDay, Weekday } from '#renderer/stores/store';
import { hoursOn, nextOpenIntervals } from '#site/stores/opening-times';

const ALL_DAYS: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const daily = (opens: string, closes: string): OpeningHours[] =>
  ALL_DAYS.map((day) => ({ day, opens, closes }));
const closedOn = (date: string, until = date): SpecialDay => ({
  date,
  until,
  hours: undefined,
  reason: 'holiday',
});

/** Returns the next times as ISO 8601 without seconds. */
function nextTimes(
  store: { hours: OpeningHours[]; specialDays?: SpecialDay[]; timeZone?: string | undefined },
  now: string,
  count = 2,
) {
  const fields = { specialDays: [], timeZone: 'Europe/Amsterdam', ...store };
  return nextOpenIntervals(fields, new Date(now), count).map((interval) =>
    interval.map((time) => new Date(time).toISOString().slice(0, 16)),
  );
}

test('The period in which a store is open now comes first, then the next ones', () => {
  expect(nextTimes({ hours: daily('10:00', '18:00') }, '2026-11-24T12:00Z')).toEqual([
    ['2026-11-24T09:00', '2026-11-24T17:00'],
    ['2026-11-25T09:00', '2026-11-25T17:00'],
  ]);
});

test('A store that has closed today opens on the next day', () => {
  expect(nextTimes({ hours: daily('10:00', '18:00') }, '2026-11-24T17:00Z', 1)).toEqual([
    ['2026-11-25T09:00', '2026-11-25T17:00'],
  ]);
});

test.each([
  ['Europe/Amsterdam', '2027-03-27T12:00Z', ['2027-03-28T08:00', '2027-03-28T16:00'], 'begins'],
  ['Europe/Amsterdam', '2026-10-24T18:00Z', ['2026-10-25T09:00', '2026-10-25T17:00'], 'ends'],
  ['America/New_York', '2027-03-13T23:30Z', ['2027-03-14T14:00', '2027-03-14T22:00'], 'begins'],
  ['America/Phoenix', '2027-03-14T02:00Z', ['2027-03-14T17:00', '2027-03-15T01:00'], 'does not change'],
])(
  'Hours in %s on the day on which daylight saving time %4$s are those of its clocks',
  (timeZone, now, expected) => {
    const times = nextTimes({ hours: daily('10:00', '18:00'), timeZone }, now);
    expect(times).toContainEqual(expected);
  },
);

test('A time that the clocks skip is after the gap, and a time that they repeat is the first one', () => {
  expect(nextTimes({ hours: daily('02:30', '05:00') }, '2027-03-28T00:00Z', 1)).toEqual([
    ['2027-03-28T01:30', '2027-03-28T03:00'],
  ]);
  expect(nextTimes({ hours: daily('02:30', '05:00') }, '2026-10-24T23:00Z', 1)).toEqual([
    ['2026-10-25T00:30', '2026-10-25T04:00'],
  ]);
});

test('Hours that end after midnight belong to the day on which they begin', () => {
  const hours: OpeningHours[] = [{ day: 'fr', opens: '18:00', closes: '02:00' }];
  const friday = ['2026-11-27T17:00', '2026-11-28T01:00'];
  expect(nextTimes({ hours }, '2026-11-28T00:30Z', 1)).toEqual([friday]);
  expect(nextTimes({ hours }, '2026-11-28T01:00Z', 1)).toEqual([['2026-12-04T17:00', '2026-12-05T01:00']]);
  // The store is closed on Saturday, but the hours after midnight belong to Friday.
  expect(nextTimes({ hours, specialDays: [closedOn('2026-11-28')] }, '2026-11-28T00:30Z', 1)).toEqual([
    friday,
  ]);
});

test('Periods without a break between them are joined', () => {
  const hours = [...daily('12:00', '00:00'), ...daily('00:00', '02:00')];
  expect(nextTimes({ hours }, '2026-11-24T12:00Z', 1)).toEqual([['2026-11-24T11:00', '2026-11-25T01:00']]);
});

test('A store that is open day and night closes in months, in its own time zone', () => {
  for (const now of ['2026-11-24T12:00Z', '2026-11-24T22:59Z', '2026-11-24T23:00Z']) {
    const [[opens = '', closes = ''] = []] = nextTimes({ hours: daily('00:00', '00:00') }, now, 1);
    expect(opens < now.slice(0, 16)).toBe(true);
    expect(closes > '2027-05').toBe(true);
    expect(nextTimes({ hours: daily('00:00', '00:00') }, now)).toHaveLength(1);
  }
});

test('Days of 24 hours end at the midnight before a closed day or join the hours of the next day', () => {
  const weekdays = daily('00:00', '00:00').filter(({ day }) => day !== 'sa' && day !== 'su');
  expect(nextTimes({ hours: weekdays }, '2026-11-23T12:00Z')).toEqual([
    ['2026-11-22T23:00', '2026-11-27T23:00'],
    ['2026-11-29T23:00', '2026-12-04T23:00'],
  ]);
  const saturday: OpeningHours = { day: 'sa', opens: '00:00', closes: '02:00' };
  expect(nextTimes({ hours: [...weekdays, saturday] }, '2026-11-23T12:00Z', 1)).toEqual([
    ['2026-11-22T23:00', '2026-11-28T01:00'],
  ]);
  const store = { hours: daily('00:00', '00:00'), specialDays: [closedOn('2026-12-25')] };
  expect(nextTimes(store, '2026-12-20T12:00Z')[0]?.[1]).toBe('2026-12-24T23:00');
});

test('A special day can have 24 hours', () => {
  const hours = { opens: '00:00', closes: '00:00' };
  const allDay: SpecialDay = { date: '2026-11-27', until: '2026-11-27', hours, reason: 'event' };
  expect(
    nextTimes({ hours: daily('10:00', '18:00'), specialDays: [allDay] }, '2026-11-26T17:00Z', 1),
  ).toEqual([['2026-11-26T23:00', '2026-11-27T23:00']]);
});

test('A special day replaces the hours of its weekday', () => {
  const short: SpecialDay = {
    date: '2026-12-24',
    until: '2026-12-24',
    hours: { opens: '10:00', closes: '16:00' },
    reason: 'holiday',
  };
  const store = {
    hours: daily('10:00', '18:00'),
    specialDays: [short, closedOn('2026-12-25', '2026-12-26')],
  };
  expect(nextTimes(store, '2026-12-24T12:00Z')).toEqual([
    ['2026-12-24T09:00', '2026-12-24T15:00'],
    ['2026-12-27T09:00', '2026-12-27T17:00'],
  ]);
  expect(hoursOn('2026-12-25', store)).toEqual([]);
});

test.each([
  ['that is closed', undefined],
  ['with other hours', { opens: '12:00', closes: '14:00' }],
])('A special day %s within a season replaces the hours of the season', (_state, hours) => {
  const ofSeason = { opens: '10:00', closes: '16:00' };
  const season: SpecialDay = { date: '2027-07-01', until: '2027-08-31', hours: ofSeason, reason: 'season' };
  const day: SpecialDay = { date: '2027-08-15', until: '2027-08-15', hours, reason: 'holiday' };
  for (const specialDays of [
    [season, day],
    [day, season],
  ]) {
    const store = { hours: daily('10:00', '18:00'), specialDays };
    expect(hoursOn('2027-08-15', store)).toEqual(hours ? [hours] : []);
    expect(hoursOn('2027-08-16', store)).toEqual([ofSeason]);
  }
});

test('A special day with a break has two entries', () => {
  const entries = [
    { opens: '13:00', closes: '16:00' },
    { opens: '10:00', closes: '12:00' },
  ].map((hours): SpecialDay => ({ date: '2026-12-24', until: '2026-12-31', hours, reason: 'holiday' }));
  const store = { hours: daily('10:00', '18:00'), specialDays: entries };
  expect(hoursOn('2026-12-26', store)).toEqual([
    { opens: '10:00', closes: '12:00' },
    { opens: '13:00', closes: '16:00' },
  ]);
});

test('A store that is closed for a season opens after it', () => {
  const store = { hours: daily('10:00', '17:00'), specialDays: [closedOn('2026-11-01', '2027-03-31')] };
  expect(nextTimes(store, '2026-11-24T12:00Z', 1)).toEqual([['2027-04-01T08:00', '2027-04-01T15:00']]);
});

test('A store without hours or without a time zone has no times', () => {
  expect(nextTimes({ hours: [] }, '2026-11-24T12:00Z')).toEqual([]);
  expect(nextTimes({ hours: daily('10:00', '18:00'), timeZone: undefined }, '2026-11-24T12:00Z')).toEqual([]);
});
