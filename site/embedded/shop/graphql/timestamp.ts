/** Formats a moment as Magento does, in UTC: `2026-11-20 12:00:00`. */
export function formatTimestamp(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Formats a moment in a time zone, as Magento formats the date of an order.
 *
 * @param timestamp in UTC: `2026-11-20 12:00:00`
 */
export function formatLocalTime(timestamp: string, timeZone: string): string {
  const moment = new Date(`${timestamp.replace(' ', 'T')}Z`);
  // The Swedish format of dates and times is that of Magento.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
}
