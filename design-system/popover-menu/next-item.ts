/**
 * Returns the index of the menu item that a key focuses, or `undefined`. Arrow keys wrap around, Home and End return the first and
 * the last item, and a character returns the next item whose label starts with it.
 *
 * @param key the `key` of a keyboard event
 * @param current index of the focused item; -1 for none
 */
export function nextItem(key: string, current: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // Space activates an item. Keys with longer names type no character.
  if (key.length !== 1 || key === ' ') return undefined;
  const matches = (label: string) =>
    label.trimStart().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const later = labels.findIndex((label, index) => index > current && matches(label));
  const found = later === -1 ? labels.findIndex(matches) : later;
  return found === -1 ? undefined : found;
}
