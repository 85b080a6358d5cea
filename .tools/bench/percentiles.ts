/** Times in milliseconds. */
export type Percentiles = { readonly p50: number; readonly p95: number };

/**
 * Returns the value below which this share of the values lies, or `NaN` without values.
 *
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Returns the middle one of the sorted values, or `NaN` without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Returns the median and the 95th percentile, with one decimal. */
export function percentiles(times: readonly number[]): Percentiles {
  const at = (share: number) => Number(percentile(times, share).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}
