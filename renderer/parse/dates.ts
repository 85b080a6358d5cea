/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the milliseconds since 1970 of a time in UTC: `2026-10-01 00:00:00`. Returns NaN if it is not a time. */
export function parseUtcTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** Returns the date some days after another one. Dates are ISO 8601: `2026-11-27`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
