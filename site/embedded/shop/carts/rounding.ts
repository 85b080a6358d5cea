/** Divides integers and rounds to the nearest integer, halves up. Exact for amounts in cents, unlike a division of floating-point numbers. */
export function divideRounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Splits a total in proportion to weights, so that the parts add up to the total (method of the largest remainder).
 *
 * @param total cents, at least 0
 * @param weights whole numbers of at least 0; if all are 0, so are the parts
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const missing = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
