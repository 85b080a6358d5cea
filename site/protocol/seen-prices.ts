/** A line of a cart, with the price of one piece. */
type SeenLine = {
  readonly sku: string;
  readonly name: string;
  readonly unitPrice: SeenPrice;
};

type SeenPrice = { readonly value: number; readonly currency: string };

/** A product whose price differs from the one that this browser showed in the cart before. */
export type PriceChange = {
  readonly sku: string;
  readonly name: string;
  readonly before: SeenPrice;
  readonly now: SeenPrice;
};

/** The prefix of the local storage key of a website's prices. The browser never sends them to a server. */
const KEY = 'cart-prices';

/**
 * Returns the lines whose price has changed since the browser last showed it in the cart. Stores the current prices, so each change is
 * returned once. Returns no changes if the browser blocks storage.
 *
 * @param website the session id of the website, because each website has separate carts
 */
export function takePriceChanges(website: string, lines: readonly SeenLine[]): readonly PriceChange[] {
  const seen = readPrices(website);
  const changes = lines.flatMap(({ sku, name, unitPrice: now }) => {
    const before = seen.get(sku);
    const isChanged = before && before.currency === now.currency && before.value !== now.value;
    return isChanged ? [{ sku, name, before, now }] : [];
  });
  writePrices(website, new Map(lines.map(({ sku, unitPrice }) => [sku, unitPrice])));
  return changes;
}

/**
 * Stores the prices of products that are new in the cart. Keeps the stored price of a product that was in the cart before, because the visitor
 * has not seen its change yet. Removes the prices of products that are no longer in the cart.
 *
 * @param website the session id of the website
 * @param lines all lines of the cart
 */
export function storeNewPrices(website: string, lines: readonly SeenLine[]): void {
  const seen = readPrices(website);
  const prices = lines.map(({ sku, unitPrice }): [string, SeenPrice] => [sku, seen.get(sku) ?? unitPrice]);
  writePrices(website, new Map(prices));
}

function readPrices(website: string): Map<string, SeenPrice> {
  const stored = readText(website);
  return new Map(
    [...new URLSearchParams(stored)].flatMap(([sku, text]): [string, SeenPrice][] => {
      const [, value, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(text) ?? [];
      return value === undefined || currency === undefined ? [] : [[sku, { value: Number(value), currency }]];
    }),
  );
}

function readText(website: string): string {
  try {
    return localStorage.getItem(`${KEY} ${website}`) ?? '';
  } catch {
    return '';
  }
}

function writePrices(website: string, prices: ReadonlyMap<string, SeenPrice>) {
  const values = [...prices].map(([sku, { value, currency }]) => [sku, `${value} ${currency}`]);
  try {
    localStorage.setItem(`${KEY} ${website}`, new URLSearchParams(values).toString());
  } catch {
    // The browser blocks storage.
  }
}
