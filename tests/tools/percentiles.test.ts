import { expect, test } from 'vitest';
import { median, percentile, percentiles } from '../../.tools/bench/percentiles.ts';

test('Percentiles are values of the unsorted list', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentiles(times)).toEqual({ p50: 51, p95: 96 });
  expect(percentile(times, 1)).toBe(100);
  expect(median([3, 1, 2])).toBe(2);
  expect(times[0]).toBe(100);
});

test('Percentiles have one decimal, and are no numbers without times', () => {
  expect(percentiles([1.25, 1.25])).toEqual({ p50: 1.3, p95: 1.3 });
  expect(percentiles([])).toEqual({ p50: NaN, p95: NaN });
});
