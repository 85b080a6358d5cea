const PRICE_RANGE = /^(?:\d{1,7}(?:\.\d{1,2})?|\*)_(?:\d{1,7}(?:\.\d{1,2})?|\*)$/;

/** Returns whether a text is a range of prices, such as `100_200` or `100_*`. The bounds must be in order, and one of them must be a number. */
export function isPriceRange(text: string): boolean {
  if (!PRICE_RANGE.test(text) || text === '*_*') return false;
  const [from = 0, to = Infinity] = priceBounds(text);
  return from <= to;
}

/** Returns the bounds of a range of prices. An open bound is `undefined`. */
export function priceBounds(range: string): readonly [from: number | undefined, to: number | undefined] {
  const [from, to] = range.split('_');
  return [toBound(from), toBound(to)];
}

/** Returns the lower bound of a range of prices, for sorting. An open bound is 0. */
export function lowerBound(range: string): number {
  return priceBounds(range)[0] || 0;
}

function toBound(text: string | undefined): number | undefined {
  return text === undefined || text === '*' ? undefined : Number(text);
}
