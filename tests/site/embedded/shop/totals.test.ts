import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion, divideRounded } from '../../../../site/embedded/shop/carts/rounding.ts';
import { calculateTotals, withTax } from '../../../../site/embedded/shop/carts/totals.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('Rounding', () => {
  test.each([
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
    [5, 10, 1],
    [0, 7, 0],
  ])('divides %d by %d to %d, halves up', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });

  test('splits a total into parts that add up to it and differ from the share by less than a cent', () => {
    assert(
      property(
        integer({ min: 0, max: 1e7 }),
        array(integer({ min: 0, max: 1e6 }), { minLength: 1 }),
        (total, weights) => {
          const parts = apportion(total, weights);
          const all = sum(weights);
          expect(sum(parts)).toBe(all === 0 ? 0 : total);
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (all === 0 ? 0 : (total * (weights[index] ?? 0)) / all))).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('Tax', () => {
  test.each([
    [12_100, 21, true, 10_000, 12_100],
    [100, 21, true, 83, 100],
    [100, 19, true, 84, 100],
    [10_000, 5, false, 10_000, 10_500],
    [8010, 5, false, 8010, 8411],
    [10_000, 0, false, 10_000, 10_000],
    [10_000, 14.975, false, 10_000, 11_498],
  ])(
    'of %d cents at %d %% (prices with tax: %s) gives %d and %d',
    (amount, rate, hasPricesWithTax, excluding, including) => {
      expect(withTax(amount, { rate, hasPricesWithTax })).toEqual({ excluding, including });
    },
  );
});

const line = record({ unitPrice: integer({ min: 0, max: 200_000 }), quantity: integer({ min: 1, max: 50 }) });
const tax = record({ rate: constantFrom(0, 5, 19, 20, 21, 14.975), hasPricesWithTax: boolean() });

describe('Totals', () => {
  test('add up to the cent for any cart', () => {
    assert(
      property(
        array(line, { maxLength: 12 }),
        tax,
        constantFrom(0, 10, 15),
        integer({ min: 0, max: 20_000 }),
        (lines, rule, percent, shipping) => {
          const totals = calculateTotals(lines, rule, percent, shipping);
          expect(sum(totals.lines.map(({ row }) => row.excluding))).toBe(totals.subtotal.excluding);
          expect(sum(totals.lines.map(({ row }) => row.including))).toBe(totals.subtotal.including);
          expect(sum(totals.lines.map(({ discount }) => discount))).toBe(totals.discount);
          expect(totals.grandTotal).toBe(
            totals.subtotal.including + totals.shipping.including - totals.discount,
          );
          expect(totals.tax).toBeGreaterThanOrEqual(0);
          if (!rule.hasPricesWithTax)
            expect(totals.grandTotal).toBe(
              totals.subtotal.excluding - totals.discount + totals.shipping.excluding + totals.tax,
            );
          if (rule.rate === 0) expect(totals.tax).toBe(0);
        },
      ),
    );
  });

  test('of prices with tax are the same in each country', () => {
    assert(
      property(
        array(line),
        constantFrom(0, 10),
        integer({ min: 0, max: 9999 }),
        (lines, percent, shipping) => {
          const [dutch, german] = [21, 19].map((rate) =>
            calculateTotals(lines, { rate, hasPricesWithTax: true }, percent, shipping),
          );
          expect(dutch?.grandTotal).toBe(german?.grandTotal);
        },
      ),
    );
  });

  test('of an empty cart are zero', () => {
    expect(calculateTotals([], { rate: 21, hasPricesWithTax: true }, 10, 0)).toEqual({
      lines: [],
      subtotal: { excluding: 0, including: 0 },
      discount: 0,
      shipping: { excluding: 0, including: 0 },
      tax: 0,
      grandTotal: 0,
    });
  });
});
