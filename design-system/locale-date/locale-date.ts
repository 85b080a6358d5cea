/**
 * Returns a date in words, with its time if the format has one. French writes the first day of a month as an ordinal number (`1er juin`), but
 * `Intl` writes `1 juin`.
 */
export function formatDate(format: Intl.DateTimeFormat, date: Date | number): string {
  return isFrench(format) ? joinParts(format.formatToParts(date)) : format.format(date);
}

/** Returns a range of dates in words, as `formatDate` does for one date. */
export function formatDateRange(
  format: Intl.DateTimeFormat,
  first: Date | number,
  last: Date | number,
): string {
  return isFrench(format)
    ? joinParts(format.formatRangeToParts(first, last))
    : format.formatRange(first, last);
}

function isFrench(format: Intl.DateTimeFormat): boolean {
  return format.resolvedOptions().locale.startsWith('fr');
}

/** Joins the parts of a date in French. */
function joinParts(parts: readonly Intl.DateTimeFormatPart[]): string {
  const hasMonthName = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));
  return parts
    .map(({ type, value }) => (hasMonthName && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
