/** Compares two texts by code unit, for sorting. The order does not depend on a locale, so a browser and a server sort in the same order. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
