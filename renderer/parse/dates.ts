/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the date some days after another one. Dates are ISO 8601: `2026-11-27`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
