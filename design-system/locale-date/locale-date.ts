/** Matches the first day of a month in French before the name of the month, or at the beginning of a range of days: `1 juin`, `1–3 juin`. */
const FIRST_DAY = /\b1(?=\s[jfmasond]|\s?–)/g;

/**
 * Returns a date in words, with its time if the format has one. French writes the first day of a month as an ordinal number (`1er juin`), but
 * `Intl` writes `1 juin`.
 */
export function formatDate(format: Intl.DateTimeFormat, date: Date | number): string {
  return withOrdinal(format.format(date), format);
}

/** Returns a range of dates in words, as `formatDate` does for one date. */
export function formatDateRange(
  format: Intl.DateTimeFormat,
  first: Date | number,
  last: Date | number,
): string {
  return withOrdinal(format.formatRange(first, last), format);
}

function withOrdinal(text: string, format: Intl.DateTimeFormat): string {
  return format.resolvedOptions().locale.startsWith('fr') ? text.replaceAll(FIRST_DAY, '1er') : text;
}
