import { expect, test } from 'vitest';
import { parseNumber } from '#design-system/locale-number';
import { stepValue } from '../../design-system/number-field/stepped-value.ts';
import { fc } from '../properties.ts';

const whole = { step: 1, decimal: '.' } as const;

test.each([
  ['2', 1, whole, '3'],
  ['2', -1, whole, '1'],
  ['', 1, whole, '1'],
  ['', 1, { ...whole, min: 5 }, '5'],
  ['', -1, { ...whole, min: 5 }, '5'],
  ['0', -1, { ...whole, min: 0 }, '0'],
  ['12', 10, { ...whole, max: 12 }, '12'],
  ['2,5', 1, { step: 0.5, decimal: ',' }, '3'],
  ['0.1', 1, { step: 0.2, min: 0.1, decimal: '.' }, '0.3'],
  ['0.1', 1, { step: 0.1, decimal: '.' }, '0.2'],
  ['2,25', 1, { step: 0.5, decimal: ',' }, '2,5'],
  ['2,25', -1, { step: 0.5, decimal: ',' }, '2'],
  ['9', 1, { step: 4, min: 0, max: 10, decimal: '.' }, '8'],
  ['a few', 1, whole, 'a few'],
  ['2.5', 1, { step: 1, decimal: ',' }, '2.5'],
  ['1.500', 1, { step: 1, decimal: ',' }, '1501'],
] as const)('stepValue of “%s” by %i steps with %o returns “%s”', (value, n, steps, next) => {
  expect(stepValue(value, n, steps)).toBe(next);
});

test.each([
  ['2,5', ',', 2.5],
  ['2.5', ',', undefined],
  ['-3', '.', -3],
  [' 4 ', '.', 4],
  ['1e3', '.', undefined],
  ['0x10', '.', undefined],
  ['', '.', undefined],
  ['-', '.', undefined],
  ['1,2,3', ',', undefined],
  ['1.500', ',', 1500],
  ['1.500,5', ',', 1500.5],
  ['1,500', '.', 1500],
  ['1\u202f500', ',', 1500],
  ['1.500 000', ',', undefined],
] as const)('parseNumber of “%s” with the separator “%s” returns %s', (value, decimal, number) => {
  expect(parseNumber(value, decimal)).toBe(number);
});

const steps = fc.record({
  step: fc.constantFrom(0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 12),
  min: fc.constantFrom(-10, 0, 0.5, 1),
  max: fc.constantFrom(20, 99.5, 1000),
  decimal: fc.constantFrom<(',' | '.')[]>(',', '.'),
});
const counts = fc.integer({ min: 0, max: 60 });

test('stepValue returns to its start after a step up and a step down', () => {
  fc.assert(
    fc.property(steps, counts, (grid, count) => {
      const value = stepValue(String(grid.min).replace('.', grid.decimal), count, grid);
      const up = stepValue(value, 1, grid);
      expect(stepValue(up, up === value ? 0 : -1, grid)).toBe(value);
    }),
  );
});

test('stepValue returns a valid number within the bounds after any steps', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.constantFrom(-10, -1, 1, 10), { maxLength: 30 }), (grid, presses) => {
      const value = presses.reduce((before, n) => stepValue(before, n, grid), '');
      const number = value === '' ? grid.min : parseNumber(value, grid.decimal);
      expect(number).toBeGreaterThanOrEqual(grid.min);
      expect(number).toBeLessThanOrEqual(grid.max);
    }),
  );
});
