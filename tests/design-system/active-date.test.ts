import { expect, test } from 'vitest';
import {
  getDayOfWeek,
  findInitialDate,
  moveActiveDate,
  addToDate,
  type Unit,
} from '../../design-system/date-picker/active-date.ts';
import { fc } from '../properties.ts';

const isNeverDisabled = () => false;
const weekends = (date: string) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
const february = (date: string) => date.slice(5, 7) === '02';

test.each<[string, string, Unit, number, string, ((date: string) => boolean)?, string?, string?]>([
  ['to the next day', '2026-11-21', 'day', 1, '2026-11-22'],
  ['past the end of a month', '2026-11-30', 'day', 1, '2026-12-01'],
  ['past the end of a year', '2026-12-31', 'day', 1, '2027-01-01'],
  ['to the previous week', '2026-11-03', 'week', -1, '2026-10-27'],
  ['from the 31st to the last day of a shorter month', '2027-01-31', 'month', 1, '2027-02-28'],
  ['from 31 January to 29 February in a leap year', '2028-01-31', 'month', 1, '2028-02-29'],
  ['from a leap day to 28 February', '2028-02-29', 'year', 1, '2029-02-28'],
  ['past the start of daylight saving time', '2026-03-28', 'day', 2, '2026-03-30'],
  ['forwards past a disabled weekend', '2026-11-20', 'day', 1, '2026-11-23', weekends],
  ['back past a disabled weekend', '2026-11-23', 'day', -1, '2026-11-20', weekends],
  ['forwards past a disabled month', '2027-01-01', 'month', 1, '2027-03-01', february],
  ['back past a disabled month', '2027-03-15', 'month', -1, '2027-01-31', february],
  ['to the lower bound at most', '2027-01-01', 'month', -1, '2027-01-01', isNeverDisabled, '2027-01-01'],
  ['to the upper bound at most', '2027-01-20', 'month', 1, '2027-02-10', isNeverDisabled, '', '2027-02-10'],
  [
    'to the last enabled day before a disabled bound',
    '2027-02-03',
    'week',
    1,
    '2027-02-05',
    weekends,
    '',
    '2027-02-07',
  ],
  ['nowhere when all dates are disabled', '2027-02-03', 'day', 1, '2027-02-03', () => true],
  ['away from a disabled date', '2027-02-10', 'month', 1, '2027-03-10', february],
  ['nowhere for a step of 0', '2027-02-10', 'day', 0, '2027-02-10', february],
])('moveActiveDate moves %s', (_, from, unit, n, to, isDisabled = isNeverDisabled, min, max) => {
  expect(moveActiveDate(from, unit, n, isDisabled, min || undefined, max)).toBe(to);
});

test('findInitialDate returns the next enabled date, or the previous enabled date if no later date is enabled', () => {
  expect(findInitialDate('2026-11-21', weekends)).toBe('2026-11-23');
  expect(findInitialDate('2026-11-21', isNeverDisabled, '2027-01-04')).toBe('2027-01-04');
  expect(findInitialDate('2026-11-21', weekends, '2026-01-01', '2026-11-22')).toBe('2026-11-20');
  expect(findInitialDate('2026-11-21', () => true)).toBe('2026-11-21');
});

test('getDayOfWeek counts from the first day of the week', () => {
  expect(getDayOfWeek('2026-11-22', 0)).toBe(0);
  expect(getDayOfWeek('2026-11-22', 1)).toBe(6);
  expect(getDayOfWeek('2026-11-21', 6)).toBe(0);
});

const FIRST = '2024-01-01';
const days = fc.integer({ min: 0, max: 1500 }).map((n) => addToDate(FIRST, 'day', n));
const units = fc.constantFrom<Unit[]>('day', 'week', 'month', 'year');
const steps = fc.integer({ min: -40, max: 40 });
/** Disables dates by weekday, by month and individually. */
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
  .map(([first, second]): [string, string] => (first < second ? [first, second] : [second, first]));

test('moveActiveDate never returns a disabled date except its start date', () => {
  fc.assert(
    fc.property(days, units, steps, rules, bounds, (date, unit, n, isDisabled, [min, max]) => {
      const to = moveActiveDate(date, unit, n, isDisabled, min, max);
      expect(to === date || !isDisabled(to)).toBe(true);
    }),
  );
});

test('moveActiveDate stays within the bounds', () => {
  fc.assert(
    fc.property(days, units, steps, rules, bounds, (date, unit, n, isDisabled, [min, max]) => {
      const from = date < min ? min : date > max ? max : date;
      const to = moveActiveDate(from, unit, n, isDisabled, min, max);
      expect(to >= min && to <= max).toBe(true);
    }),
  );
});

test('moveActiveDate never moves in the opposite direction', () => {
  fc.assert(
    fc.property(days, units, steps, rules, (date, unit, n, isDisabled) => {
      const to = moveActiveDate(date, unit, n, isDisabled, FIRST, '2028-12-31');
      expect(n > 0 ? to >= date : to <= date).toBe(true);
    }),
  );
});

test('moveActiveDate keeps the order of two dates', () => {
  fc.assert(
    fc.property(days, days, units, steps, rules, (first, second, unit, n, isDisabled) => {
      const [early, late] = first < second ? [first, second] : [second, first];
      const [from, to] = [early, late].map((date) =>
        moveActiveDate(date, unit, n, isDisabled, FIRST, '2028-12-31'),
      );
      expect(String(from) <= String(to)).toBe(true);
    }),
  );
});

test('moveActiveDate returns to its start after a step and its opposite', () => {
  fc.assert(
    fc.property(days, units, steps, (date, unit, n) => {
      // From the 29th on, the target month can be shorter, so the way back ends on another day.
      fc.pre(unit === 'day' || unit === 'week' || Number(date.slice(8)) <= 28);
      expect(moveActiveDate(moveActiveDate(date, unit, n, isNeverDisabled), unit, -n, isNeverDisabled)).toBe(
        date,
      );
    }),
  );
});
