/**
 * Which item of a menu a key leads to, if any: the next or the one before, round the ends; the first, the last; for a letter, the
 * next whose words begin with it.
 *
 * @param key as a keyboard event names it
 * @param at the item that has the focus; -1 for none
 */
export function nextItem(key: string, at: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // Space chooses; longer names are keys that write nothing.
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (label: string) => label.trimStart().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const later = labels.findIndex((label, index) => index > at && begins(label));
  const found = later === -1 ? labels.findIndex(begins) : later;
  return found === -1 ? undefined : found;
}
