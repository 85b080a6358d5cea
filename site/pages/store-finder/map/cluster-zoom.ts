/** Returns the zoom level of the grid that joins stores to clusters, from 0. The map has fractions of levels, and a small map negative ones. */
export function gridLevelOf(zoom: number): number {
  return Math.max(0, Math.floor(zoom));
}

/**
 * Returns the zoom level that opens a cluster. It is at least the next level of the grid, because the stores would stay one cluster on the same
 * level.
 *
 * @param zoom the current level of the map
 * @param fit the level at which the stores fill the map
 */
export function zoomToOpen(zoom: number, fit: number): number {
  return Math.max(fit, gridLevelOf(zoom) + 1);
}
