/** Rounds an amount to cents, because sums and differences of floating-point numbers are not exact. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
