const MIN_STEP = 10;

/** Prices in whole units of the currency, both bounds included. */
type PriceBucket = { readonly from: number; readonly to: number; readonly count: number };

/**
 * Returns the price ranges of a list in Magento's automatic steps: a power of ten that gives at least two ranges, or 10. The count of a
 * range is the size of the list filtered by that range, so a price on a bound counts in both ranges. Empty ranges are omitted.
 *
 * @param prices the number of products by price in cents
 */
export function createPriceBuckets(prices: ReadonlyMap<number, number>): PriceBucket[] {
  if (prices.size === 0) return [];
  const max = Math.max(...prices.keys()) / 100;
  let step = Math.max(MIN_STEP, 10 ** (String(Math.floor(max)).length - 1));
  let buckets = bucketsOf(prices, step);
  while (buckets.length < 2 && step > MIN_STEP) {
    step /= 10;
    buckets = bucketsOf(prices, step);
  }
  return buckets;
}

function bucketsOf(prices: ReadonlyMap<number, number>, step: number): PriceBucket[] {
  const starts = new Set([...prices.keys()].map((price) => Math.floor(price / 100 / step) * step));
  return [...starts]
    .toSorted((a, b) => a - b)
    .map((from) => {
      const to = from + step;
      const counts = [...prices].filter(([price]) => price >= from * 100 && price <= to * 100);
      return { from, to, count: counts.reduce((total, [, count]) => total + count, 0) };
    });
}
