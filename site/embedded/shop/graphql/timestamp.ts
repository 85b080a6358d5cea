/** Formats a moment as Magento does, in UTC: `2026-11-20 12:00:00`. */
export function formatTimestamp(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
