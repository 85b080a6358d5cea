/**
 * Returns the index of the tab that a key selects, or `undefined`. Arrow keys wrap around, and Home and End return the first and the
 * last tab. Space returns the current tab, so that it does not scroll the page.
 *
 * @param isRightToLeft the first tab is on the right
 */
export function nextTab(
  key: string,
  current: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const step = (by: number) => (current + by + count) % count;
  if (key === 'ArrowRight') return step(isRightToLeft ? -1 : 1);
  if (key === 'ArrowLeft') return step(isRightToLeft ? 1 : -1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === ' ') return current;
  return undefined;
}
