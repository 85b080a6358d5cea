/**
 * Which tab a key leads to, if any: the neighbour on that side, round the ends, or the first, or the last. Space stays where it is,
 * and does not scroll the page.
 *
 * @param rightToLeft the first tab stands on the right
 */
export function nextTab(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  const step = (by: number) => (at + by + count) % count;
  if (key === 'ArrowRight') return step(rightToLeft ? -1 : 1);
  if (key === 'ArrowLeft') return step(rightToLeft ? 1 : -1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === ' ') return at;
  return undefined;
}
