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

/** Begins the key of a website's prices in the storage of the browser, which is never sent to a server. */
const KEY = 'cart-prices';

/**
 * Returns the lines whose price has changed since the browser showed it in the cart, and stores the current prices. So each change is
 * returned once. A browser without storage has no changes.
 *
 * @param website the session id of the website, whose carts are separate
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

/** Stores the prices of products that were added since. Those of other products stay, because their change was not shown. */
export function rememberNewPrices(website: string, lines: readonly SeenLine[]): void {
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
    // The browser refuses storage.
  }
}
