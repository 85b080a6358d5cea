export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns the start of the second, minute or day (UTC) that contains the time. Both parameters are in milliseconds. */
export function startOf(time: number, unit: number): number {
  return Math.floor(time / unit) * unit;
}
