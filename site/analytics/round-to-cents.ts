/** Rounds an amount, because differences and sums of amounts are not exact. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
