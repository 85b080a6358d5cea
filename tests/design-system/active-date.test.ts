import { expect, test } from 'vitest';
import {
  getDayOfWeek,
  findInitialDate,
  moveActiveDate,
  addToDate,
  type Unit,
} from '../../design-system/date-picker/active-date.ts';
import { fc } from '../properties.ts';

const never = () => false;
const weekends = (date: string) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
const february = (date: string) => date.slice(5, 7) === '02';

test.each<[string, string, Unit, number, string, ((date: string) => boolean)?, string?, string?]>([
  ['a day on', '2026-11-21', 'day', 1, '2026-11-22'],
  ['over the end of a month', '2026-11-30', 'day', 1, '2026-12-01'],
  ['over the end of a year', '2026-12-31', 'day', 1, '2027-01-01'],
  ['a week back', '2026-11-03', 'week', -1, '2026-10-27'],
  ['a month on from its 31st', '2027-01-31', 'month', 1, '2027-02-28'],
  ['a month on from the 31st of January of a leap year', '2028-01-31', 'month', 1, '2028-02-29'],
  ['a year on from a leap day', '2028-02-29', 'year', 1, '2029-02-28'],
  ['over the hour that clocks skip', '2026-03-28', 'day', 2, '2026-03-30'],
  ['over a weekend', '2026-11-20', 'day', 1, '2026-11-23', weekends],
  ['back over a weekend', '2026-11-23', 'day', -1, '2026-11-20', weekends],
  ['a month that is all disabled', '2027-01-01', 'month', 1, '2027-03-01', february],
  ['back over it', '2027-03-15', 'month', -1, '2027-01-31', february],
  ['to the first day there is, no further', '2027-01-01', 'month', -1, '2027-01-01', never, '2027-01-01'],
  ['to a bound that lies nearer', '2027-01-20', 'month', 1, '2027-02-10', never, '', '2027-02-10'],
  [
    'a disabled bound, to the last day before it',
    '2027-02-03',
    'week',
    1,
    '2027-02-05',
    weekends,
    '',
    '2027-02-07',
  ],
  ['nowhere, when nothing is allowed', '2027-02-03', 'day', 1, '2027-02-03', () => true],
  ['off a disabled day', '2027-02-10', 'month', 1, '2027-03-10', february],
  ['not at all', '2027-02-10', 'day', 0, '2027-02-10', february],
])('the active date goes %s', (_, from, unit, n, to, isDisabled = never, min, max) => {
  expect(moveActiveDate(from, unit, n, isDisabled, min || undefined, max)).toBe(to);
});

test('nothing chosen, the calendar opens at the first day that can be, ahead before behind', () => {
  expect(findInitialDate('2026-11-21', weekends)).toBe('2026-11-23');
  expect(findInitialDate('2026-11-21', never, '2027-01-04')).toBe('2027-01-04');
  expect(findInitialDate('2026-11-21', weekends, '2026-01-01', '2026-11-22')).toBe('2026-11-20');
  expect(findInitialDate('2026-11-21', () => true)).toBe('2026-11-21');
});

test('a week begins where the locale begins it', () => {
  expect(getDayOfWeek('2026-11-22', 0)).toBe(0);
  expect(getDayOfWeek('2026-11-22', 1)).toBe(6);
  expect(getDayOfWeek('2026-11-21', 6)).toBe(0);
});

const FIRST = '2024-01-01';
const days = fc.integer({ min: 0, max: 1500 }).map((n) => addToDate(FIRST, 'day', n));
const units = fc.constantFrom<Unit[]>('day', 'week', 'month', 'year');
const steps = fc.integer({ min: -40, max: 40 });
/** Days that are disabled by their weekday, by their month, and one by one. */
const rules = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 11 }),
    fc.uniqueArray(days, { maxLength: 40 }),
  )
  .map(
    ([weekdays, months, single]) =>
      (date: string) =>
        weekdays.includes(getDayOfWeek(date, 0)) ||
        months.includes(Number(date.slice(5, 7))) ||
        single.includes(date),
  );
const bounds = fc
  .tuple(days, days)
  .map(([one, other]): [string, string] => (one < other ? [one, other] : [other, one]));

test('the active date never lands on a disabled day: it moves to an allowed one, or stays', () => {
  fc.assert(
    fc.property(days, units, steps, rules, bounds, (date, unit, n, isDisabled, [min, max]) => {
      const to = moveActiveDate(date, unit, n, isDisabled, min, max);
      expect(to === date || !isDisabled(to)).toBe(true);
    }),
  );
});

test('the active date stays within the bounds', () => {
  fc.assert(
    fc.property(days, units, steps, rules, bounds, (date, unit, n, isDisabled, [min, max]) => {
      const from = date < min ? min : date > max ? max : date;
      const to = moveActiveDate(from, unit, n, isDisabled, min, max);
      expect(to >= min && to <= max).toBe(true);
    }),
  );
});

test('the active date never goes the other way', () => {
  fc.assert(
    fc.property(days, units, steps, rules, (date, unit, n, isDisabled) => {
      const to = moveActiveDate(date, unit, n, isDisabled, FIRST, '2028-12-31');
      expect(n > 0 ? to >= date : to <= date).toBe(true);
    }),
  );
});

test('who begins later does not end earlier', () => {
  fc.assert(
    fc.property(days, days, units, steps, rules, (one, other, unit, n, isDisabled) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      const [from, to] = [early, late].map((date) =>
        moveActiveDate(date, unit, n, isDisabled, FIRST, '2028-12-31'),
      );
      expect(String(from) <= String(to)).toBe(true);
    }),
  );
});

test('where nothing is disabled, there and back again is where one was', () => {
  fc.assert(
    fc.property(days, units, steps, (date, unit, n) => {
      // Not every month has a 29th, and whoever comes from one has left it.
      fc.pre(unit === 'day' || unit === 'week' || Number(date.slice(8)) <= 28);
      expect(moveActiveDate(moveActiveDate(date, unit, n, never), unit, -n, never)).toBe(date);
    }),
  );
});
